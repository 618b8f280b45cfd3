import { z } from 'zod/mini';
import { call, idText, requestId, stake, whole } from '../call.ts';
import { clientSeed, roomCode, table } from './parts.ts';

const stakeId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** What one brings along; the least that the stake asks for where nothing is said. */
const brings = { buyIn: z.optional(stake), clientSeed: z.optional(clientSeed) };

export const quickSeat = call({
  method: 'POST',
  path: '/wps/cardroom/stakes/:stakeId/seat',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'The best free chair at this stake, at a new table if need be.',
  input: z.object({ stakeId, requestId, ...brings }),
  value: table,
});

export const openRoom = call({
  method: 'POST',
  path: '/wps/cardroom/stakes/:stakeId/rooms',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'A room of one’s own with a code for friends; the caller sits down in it.',
  input: z.object({ stakeId, requestId, hasBots: z._default(z.boolean(), false), ...brings }),
  value: table,
});

export const findRoom = call({
  method: 'GET',
  path: '/wps/cardroom/rooms/:code',
  audience: 'session',
  class: 'read',
  summary: 'The table behind a code.',
  input: z.object({ code: roomCode }),
  value: z.object({ tableId: z.string(), table }),
});

export const takeSeat = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/seat',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Sits down at a table, in the chair that was named or in the next free one.',
  input: z.object({
    tableId: idText,
    requestId,
    seat: z.optional(whole(0, 9)),
    /** Of a private room. */
    code: z.optional(roomCode),
    ...brings,
  }),
  value: table,
});

export const leave = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/leave',
  audience: 'session',
  class: 'write',
  summary: 'Gets up: at once between hands, at the end of the hand for whom is dealt in.',
  input: z.object({ tableId: idText }),
  value: z.object({ hasLeft: z.boolean(), table }),
});

export const sitOut = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/sit-out',
  audience: 'session',
  class: 'write',
  summary: 'Is not dealt in from the next hand on, or is again.',
  input: z.object({ tableId: idText, isOut: z.boolean() }),
  value: table,
});

export const whyOut = call({
  method: 'GET',
  path: '/wps/cardroom/tables/:tableId/why-out',
  audience: 'session',
  class: 'read',
  summary: 'Why the caller’s bet for a hand was refused here, so that they sit out.',
  input: z.object({ tableId: idText }),
  /** Spelt and said as the refusal of any bet; null where none keeps them out. */
  value: z.nullable(z.object({ errorCode: z.string(), message: z.string() })),
});

export const topUp = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/top-up',
  audience: 'session',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Brings the chips to this sum from the next hand on; never takes any away.',
  input: z.object({ tableId: idText, stack: stake }),
  value: table,
});

export const chooseSeed = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/seed',
  audience: 'session',
  class: 'write',
  summary: 'Mixes another word of the caller into the decks from the next hand on.',
  input: z.object({ tableId: idText, clientSeed }),
  value: table,
});

export const act = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/act',
  audience: 'session',
  class: 'bet',
  bySocket: true,
  summary: 'A move in the hand; the same request again is answered with the table as it stands.',
  input: z.object({
    tableId: idText,
    requestId,
    handId: idText,
    /** The moves that the caller had seen, where others’ moves would change theirs. */
    moves: z.optional(z.int()),
    /** Of the game’s own shape. */
    move: z.unknown(),
  }),
  value: table,
});

export const useTimeBank = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/time-bank',
  audience: 'session',
  class: 'write',
  summary: 'More time for this turn, from the caller’s bank.',
  input: z.object({ tableId: idText, handId: idText }),
  value: table,
});
