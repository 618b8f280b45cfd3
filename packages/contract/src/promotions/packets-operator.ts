import { z } from 'zod/mini';
import { amount, call, whole } from '../call.ts';
import { memberId } from '../members/parts.ts';
import { pageOf } from '../paging.ts';
import { facts, packetStates } from './packets.ts';

export const listPackets = call({
  method: 'GET',
  path: '/ops/promotions/packets',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'Red packets that members sent, newest first.',
  input: z.object({
    memberId: z.optional(memberId),
    state: z.optional(z.enum(packetStates)),
    page: z._default(whole(1, 100_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(
    z.object({
      ...facts,
      id: z.string(),
      memberId: z.number(),
      username: z.string(),
      total: amount,
      taken: amount,
      returned: amount,
    }),
  ),
});
