import { z } from 'zod/mini';
import { amount, call, done, idNumber, idText, instant, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { games, levels, stakeSettings } from './parts.ts';

const stakeId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const paged = { page: pageNumber, pageSize: z._default(whole(1, 200), 50) };

export const listStakes = call({
  method: 'GET',
  path: '/ops/cardroom/stakes',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'Every game at every stake: open or not, rake, bots, and what goes on there.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        stakeId: z.string(),
        name: z.string(),
        game: z.enum(games),
        level: z.enum(levels),
        unit: amount,
        seats: z.int(),
        settings: stakeSettings,
        version: z.int(),
        /** Whether the portal offers the game. */
        isListed: z.boolean(),
        tables: z.int(),
        players: z.int(),
        /** Of the last 24 hours, for money. */
        hands: z.int(),
        rake: amount,
        botsNet: amount,
      }),
    ),
  }),
});

export const saveStake = call({
  method: 'PUT',
  path: '/ops/cardroom/stakes/:stakeId',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary:
    'Opens or closes a stake, and sets rake, clocks, bots and tables; holds from the next hand.',
  input: z.object({ stakeId, version: z.int(), ...stakeSettings.shape }),
  value: z.object({ version: z.int() }),
});

export const listTables = call({
  method: 'GET',
  path: '/ops/cardroom/tables',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'Tables that are open now, with those who sit there.',
  input: z.object({ ...paged, stakeId: z.optional(stakeId) }),
  value: pageOf(
    z.object({
      tableId: z.string(),
      stakeId: z.string(),
      stakeName: z.string(),
      game: z.enum(games),
      number: z.int(),
      currency: z.string(),
      isPrivate: z.boolean(),
      hands: z.int(),
      isPlaying: z.boolean(),
      openedAt: instant,
      people: z.array(z.object({ memberId: z.int(), username: z.string(), stack: amount })),
      bots: z.int(),
    }),
  ),
});

export const closeTable = call({
  method: 'POST',
  path: '/ops/cardroom/tables/:tableId/close',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary: 'Closes a table when its hand is over: everyone gets up with what they have.',
  input: z.object({ tableId: idText, reason: text(300, 3) }),
  value: done,
});

export const listHands = call({
  method: 'GET',
  path: '/ops/cardroom/hands',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Hands, newest first, of everyone or of one member or table.',
  input: z.object({
    ...paged,
    memberId: z.optional(idNumber),
    tableId: z.optional(idText),
    handId: z.optional(idText),
  }),
  value: pageOf(
    z.object({
      handId: z.string(),
      tableId: z.string(),
      stakeId: z.string(),
      stakeName: z.string(),
      game: z.enum(games),
      number: z.int(),
      currency: z.string(),
      state: z.enum(['collecting', 'playing', 'over', 'settled', 'void']),
      startedAt: instant,
      endedAt: z.nullable(instant),
      players: z.array(
        z.object({
          seat: z.int(),
          memberId: z.nullable(z.int()),
          name: z.string(),
          net: z.nullable(amount),
        }),
      ),
      rake: amount,
      moves: z.int(),
    }),
  ),
});

export const askVoid = call({
  method: 'POST',
  path: '/ops/cardroom/hands/:handId/void',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary:
    'Asks a second person to call a hand off: every stake goes back, every win is taken back.',
  input: z.object({ handId: idText, reason: text(300, 3) }),
  value: z.object({ approvalId: z.string() }),
});

export const suspicionKinds = ['folded-strong', 'one-way', 'private-loss'] as const;
export const suspicionStates = ['open', 'cleared', 'confirmed'] as const;

export const listSuspicions = call({
  method: 'GET',
  path: '/ops/cardroom/suspicions',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Hands that look as if two played together or one gave chips away.',
  input: z.object({ ...paged, state: z._default(z.enum(suspicionStates), 'open') }),
  value: pageOf(
    z.object({
      suspicionId: z.string(),
      handId: z.string(),
      tableId: z.string(),
      stakeId: z.string(),
      kind: z.enum(suspicionKinds),
      memberId: z.int(),
      username: z.string(),
      otherId: z.int(),
      otherName: z.string(),
      /** What went from one to the other, in this hand or in all that were counted. */
      amount,
      hands: z.int(),
      foundAt: instant,
      state: z.enum(suspicionStates),
      note: z.string(),
      decidedBy: z.nullable(z.string()),
    }),
  ),
});

export const decideSuspicion = call({
  method: 'POST',
  path: '/ops/cardroom/suspicions/:suspicionId',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary: 'Says what a person found: nothing, or two who played together.',
  input: z.object({ suspicionId: idText, isConfirmed: z.boolean(), note: text(300, 3) }),
  value: done,
});
