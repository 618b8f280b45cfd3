import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idText,
  instant,
  instantInput,
  pageNumber,
  text,
  whole,
} from '../call.ts';
import { pageOf } from '../paging.ts';
import {
  leagueId,
  market,
  marketKey,
  matchPhase,
  matchState,
  odds,
  reason,
  selectionCode,
  sport,
} from './parts.ts';

const matchFacts = {
  matchId: z.string(),
  sport,
  leagueId: z.string(),
  leagueName: z.string(),
  source: z.enum(['virtual', 'operator', 'feed', 'season', 'contest']),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  phase: matchPhase,
  state: z.nullable(matchState),
  isSuspended: z.boolean(),
  bets: z.int(),
  stake: amount,
  /** What the house loses at the worst end of the match that its open bets know. */
  exposure: amount,
};

export const listMatches = call({
  method: 'GET',
  path: '/ops/sportsbook/matches',
  audience: 'operator',
  right: 'sports.read',
  class: 'report',
  summary: 'Matches with what lies on them.',
  input: z.object({
    /** `season`: winners and places of seasons and contests, which stand apart from the matches. */
    phase: z._default(z.enum(['live', 'scheduled', 'ended', 'season', '']), ''),
    sport: z.optional(sport),
    leagueId: z.optional(leagueId),
    words: z._default(text(60), ''),
    withBets: z.optional(z.union([z.boolean(), z.stringbool()])),
    page: pageNumber,
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(z.object(matchFacts)),
});

const lying = z.object({
  selection: z.string(),
  odds: z.nullable(z.int()),
  bets: z.int(),
  stake: amount,
  /** What it would pay out if it won, singles and the share of parlays. */
  payout: amount,
  /** What the house wins (or loses) if it wins. */
  profit: amount,
});

export const showMatch = call({
  method: 'GET',
  path: '/ops/sportsbook/matches/:matchId',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'A match as the desk sees it: markets, overrides, what lies on each selection.',
  input: z.object({ matchId: idText }),
  value: z.object({
    ...matchFacts,
    version: z.int(),
    revision: z.int(),
    markets: z.array(
      z.object({
        ...market.shape,
        isStopped: z.boolean(),
        overrides: z.record(z.string(), z.int()),
        lying: z.array(lying),
      }),
    ),
    /** Of a season or a contest: who runs, by the codes under which they are backed. */
    runners: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The profit of the house by final score, of the bets that a score decides. */
    scenarios: z.array(z.object({ home: z.int(), away: z.int(), profit: amount })),
  }),
});

const newMatch = z.object({
  leagueId,
  home: text(60, 1),
  away: text(60, 1),
  startsAt: instantInput,
});

export const createMatch = call({
  method: 'POST',
  path: '/ops/sportsbook/matches',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary: 'Adds a fixture to a league of operators’ own.',
  input: newMatch,
  value: z.object({ matchId: z.string() }),
});

export const createContest = call({
  method: 'POST',
  path: '/ops/sportsbook/contests',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary:
    'Puts a competition on sale in a league of operators’ own: entries with prices by hand, until it begins.',
  input: z.object({
    leagueId,
    name: text(80, 1),
    startsAt: instantInput,
    entries: z.array(z.object({ name: text(60, 1), odds })).check(z.minLength(2), z.maxLength(40)),
  }),
  value: z.object({ matchId: z.string() }),
});

export const importMatches = call({
  method: 'POST',
  path: '/ops/sportsbook/matches/file',
  audience: 'operator',
  right: 'sports.edit',
  class: 'upload',
  summary: 'Adds fixtures from a file: league, home, away, start; all of its rows, or none.',
  input: z.object({ csv: text(200_000, 1), isTrial: z._default(z.boolean(), false) }),
  value: z.object({
    added: z.int(),
    rows: z.array(z.object({ row: z.int(), problem: z.nullable(z.string()), words: z.string() })),
  }),
});

export const moveMatch = call({
  method: 'PUT',
  path: '/ops/sportsbook/matches/:matchId/start',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary: 'Puts the start of an operators’ fixture off; by more than a day its bets go back.',
  input: z.object({ matchId: idText, startsAt: instantInput, reason }),
  value: done,
});

export const stop = call({
  method: 'PUT',
  path: '/ops/sportsbook/stops',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Suspends or opens the book, a sport, a league, a match, a market or a selection.',
  input: z.object({
    level: z.enum(['book', 'sport', 'league', 'match', 'market', 'selection']),
    /** Empty for the book; otherwise the sport, league or match. */
    subject: z._default(text(60), ''),
    market: z.optional(marketKey),
    selection: z.optional(selectionCode),
    isStopped: z.boolean(),
    reason,
  }),
  value: done,
});

export const listStops = call({
  method: 'GET',
  path: '/ops/sportsbook/stops',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'What is suspended by hand, with why, by whom and since when.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        level: z.enum(['book', 'sport', 'league', 'match', 'market', 'selection']),
        subject: z.string(),
        /** The league by its name, the match by its teams. */
        name: z.string(),
        market: z.nullable(z.string()),
        selection: z.nullable(z.string()),
        reason: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
  }),
});

export const overridePrice = call({
  method: 'PUT',
  path: '/ops/sportsbook/matches/:matchId/price',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Sets the odds of a selection by hand, or gives it back to the model (null).',
  input: z.object({
    matchId: idText,
    market: marketKey,
    selection: selectionCode,
    odds: z.nullable(odds),
    reason,
  }),
  value: done,
});
