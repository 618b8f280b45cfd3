import { z } from 'zod/mini';
import { amount, call, instant, pageNumber, pageSize } from '../call.ts';
import { pageOf } from '../paging.ts';
import { roomSettings } from './parts.ts';

const room = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const listRooms = call({
  method: 'GET',
  path: '/ops/fish/rooms',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary:
    'Every fish room: open or not, its cannons, who shoots there, and what it took and paid today.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        room: z.string(),
        name: z.string(),
        settings: roomSettings,
        shipped: z.object({ minCost: amount, maxCost: amount }),
        version: z.int(),
        seas: z.int(),
        players: z.int(),
        /** Of visits begun today, in the house's currency. */
        stake: amount,
        payout: amount,
      }),
    ),
  }),
});

export const saveRoom = call({
  method: 'PUT',
  path: '/ops/fish/rooms/:room',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary: 'Opens or closes a room and narrows its cannons; holds from the next magazine.',
  input: z.object({ room, version: z.int(), ...roomSettings.shape }),
  value: z.object({ version: z.int() }),
});

export const listSeas = call({
  method: 'GET',
  path: '/ops/fish/seas',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Seas with people at them, and those that closed lately: who sat there, won and lost.',
  input: z.object({
    room: z._default(z.string().check(z.maxLength(40)), ''),
    state: z._default(z.enum(['', 'open', 'closed']), ''),
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(
    z.object({
      seaId: z.string(),
      room: z.string(),
      openedAt: instant,
      closedAt: z.nullable(instant),
      players: z.int(),
      visits: z.int(),
      caught: z.int(),
      stake: amount,
      payout: amount,
    }),
  ),
});
