import { z } from 'zod/mini';
import { call, done, idNumber, instant, pageNumber, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { pageSize } from './parts.ts';

export const decideIdentity = call({
  method: 'POST',
  path: '/ops/protection/members/:memberId/identity',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary: 'Name, address and date of birth of a member were checked.',
  input: z.object({ memberId: idNumber, isVerified: z.boolean(), note: text(300) }),
  value: done,
});

export const listIdentities = call({
  method: 'GET',
  path: '/ops/protection/identities',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: 'Members who wait for the check of their identity, the oldest first.',
  input: z.object({ page: pageNumber, pageSize }),
  value: pageOf(z.object({ memberId: z.int(), username: z.string(), askedAt: instant })),
});
