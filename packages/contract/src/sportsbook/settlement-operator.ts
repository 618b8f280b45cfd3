import { z } from 'zod/mini';
import { call, done, idText, instant, whole } from '../call.ts';
import { matchState, reason, selectionCode } from './parts.ts';

const score = z.object({ home: whole(0, 999), away: whole(0, 999) });

/** What a result is told by: the score of each period in order, and what only some sports count. */
export const result = z.object({
  periods: z.array(score).check(z.minLength(1), z.maxLength(20)),
  corners: z.optional(score),
  cards: z.optional(score),
  /** Who scored first, drew first blood; needed only where a market asks. */
  first: z.optional(z.enum(['HOME', 'AWAY'])),
  isAbandoned: z._default(z.boolean(), false),
});

export const enterResult = call({
  method: 'POST',
  path: '/ops/sportsbook/matches/:matchId/result',
  audience: 'operator',
  right: 'sports.results',
  class: 'write',
  summary:
    'Enters the result of an operators’ fixture; it counts when a second person enters the same.',
  input: z.object({ matchId: idText, result, reason: z._default(reason, 'result') }),
  value: z.object({ state: z.enum(['waits', 'differs', 'counts']) }),
});

export const enterFinishes = call({
  method: 'POST',
  path: '/ops/sportsbook/matches/:matchId/finishes',
  audience: 'operator',
  right: 'sports.results',
  class: 'write',
  summary:
    'Enters where each came in a competition; it counts when a second person enters the same, and corrects within a day.',
  input: z.object({
    matchId: idText,
    /** Who came in where; who share a place have the same one, and the next ones are left out. */
    placed: z
      .array(z.object({ code: selectionCode, place: whole(1, 100) }))
      .check(z.minLength(1), z.maxLength(40)),
    nonRunners: z._default(z.array(selectionCode).check(z.maxLength(40)), []),
    reason: z._default(reason, 'result'),
  }),
  value: z.object({ state: z.enum(['waits', 'differs', 'counts']) }),
});

export const showResult = call({
  method: 'GET',
  path: '/ops/sportsbook/matches/:matchId/result',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'The result as it counts, who entered one, and what was corrected.',
  input: z.object({ matchId: idText }),
  value: z.object({
    state: z.nullable(matchState),
    revision: z.int(),
    settledAt: z.nullable(instant),
    /** Bets whose legs are all decided are paid: how many still are to be. */
    waiting: z.int(),
    entries: z.array(z.object({ by: z.string(), enteredAt: instant, printed: z.string() })),
  }),
});

export const askCorrection = call({
  method: 'POST',
  path: '/ops/sportsbook/matches/:matchId/correction',
  audience: 'operator',
  right: 'sports.results',
  class: 'write',
  summary:
    'Asks a second person to correct a result within a day: bets are paid anew, wins taken back.',
  input: z.object({ matchId: idText, result, reason }),
  value: z.object({ approvalId: z.string() }),
});

export const askVoid = call({
  method: 'POST',
  path: '/ops/sportsbook/matches/:matchId/void',
  audience: 'operator',
  right: 'sports.results',
  class: 'write',
  summary: 'Asks a second person to call a match off: its legs count as one.',
  input: z.object({ matchId: idText, reason }),
  value: z.object({ approvalId: z.string() }),
});

export const setPhase = call({
  method: 'PUT',
  path: '/ops/sportsbook/matches/:matchId/phase',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Starts an operators’ fixture in play, or tells its score as it goes.',
  input: z.object({
    matchId: idText,
    elapsedSeconds: whole(0, 100_000),
    periods: z.array(score).check(z.minLength(1), z.maxLength(20)),
  }),
  value: done,
});
