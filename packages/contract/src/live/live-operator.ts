import { z } from 'zod/mini';
import { amount, call, idText, instant, text, whole } from '../call.ts';
import { trailOf } from '../paging.ts';
import { phases, tableSettings } from './parts.ts';

const tableId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const lying = z.object({
  spot: z.string(),
  stake: amount,
  players: z.int(),
  /** What would come back if this spot won, at the most that it pays. */
  back: amount,
});

export const listTables = call({
  method: 'GET',
  path: '/ops/live/tables',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'Every table: open or not, limits, the round under way and what lies on it.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        tableId: z.string(),
        name: z.string(),
        game: z.string(),
        category: z.string(),
        settings: tableSettings,
        /** The largest stake that it was shipped with: operators go up to it. */
        shippedMax: amount,
        version: z.int(),
        /** Whether somebody looks at it: a table that nobody looks at rests. */
        isWatched: z.boolean(),
        round: z.nullable(z.object({ number: z.int(), phase: z.enum(phases), closesAt: instant })),
        players: z.int(),
        stake: amount,
        /** What the house could lose on the round under way. */
        exposure: amount,
        spots: z.array(lying),
      }),
    ),
  }),
});

export const saveTable = call({
  method: 'PUT',
  path: '/ops/live/tables/:tableId',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary:
    'Opens, closes or pauses a table and narrows what may be staked; holds from the next bet.',
  input: z.object({ tableId, version: z.int(), ...tableSettings.shape }),
  value: z.object({ version: z.int() }),
});

export const listRounds = call({
  method: 'GET',
  path: '/ops/live/tables/:tableId/rounds',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Rounds of a table, newest first, with what was staked and paid.',
  input: z.object({
    tableId,
    after: z.optional(idText),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: trailOf(
    z.object({
      number: z.int(),
      roundId: z.string(),
      shoe: z.int(),
      hand: z.int(),
      state: z.enum(['open', 'closed', 'playing', 'drawn', 'settled', 'void']),
      mark: z.nullable(z.string()),
      closesAt: instant,
      settledAt: z.nullable(instant),
      bets: z.int(),
      stake: amount,
      payout: amount,
    }),
  ),
});

export const askVoid = call({
  method: 'POST',
  path: '/ops/live/tables/:tableId/rounds/:number/void',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary:
    'Asks a second person to call a round off: every stake goes back, every win is taken back.',
  input: z.object({ tableId, number: idText, reason: text(300, 3) }),
  value: z.object({ approvalId: z.string() }),
});
