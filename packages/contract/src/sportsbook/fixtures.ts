import { z } from 'zod/mini';
import { call, idText, instant, instantInput, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import {
  crest,
  league,
  leagueId,
  market,
  matchEvent,
  matchPhase,
  matchRow,
  matchState,
  side,
  sport,
} from './parts.ts';

const category = z._default(z.enum(['SPORTS', 'ESPORTS', '']), '');
const oneSport = z.optional(sport);
const listSize = z._default(whole(1, 200), 50);

export const tree = call({
  method: 'GET',
  path: '/wps/sports/tree',
  audience: 'anyone',
  class: 'read',
  summary: 'Sports and their leagues, with how many matches are under way and still to come.',
  input: z.object({ category }),
  value: z.object({
    now: instant,
    sports: z.array(
      z.object({ sport, live: z.int(), upcoming: z.int(), leagues: z.array(league) }),
    ),
  }),
});

export const live = call({
  method: 'GET',
  path: '/wps/sports/live',
  audience: 'anyone',
  class: 'read',
  summary: 'Matches under way with their score and first markets; the topic `match:live` goes on.',
  input: z.object({ category, sport: oneSport }),
  value: z.object({ now: instant, list: z.array(matchRow) }),
});

export const upcoming = call({
  method: 'GET',
  path: '/wps/sports/upcoming',
  audience: 'anyone',
  class: 'read',
  summary: 'Matches to come, by time or league by league.',
  input: z.object({
    category,
    sport: oneSport,
    leagueId: z.optional(leagueId),
    order: z._default(z.enum(['time', 'league']), 'time'),
    until: z.optional(instantInput),
    page: pageNumber,
    size: listSize,
  }),
  value: pageOf(matchRow),
});

export const search = call({
  method: 'GET',
  path: '/wps/sports/search',
  audience: 'anyone',
  class: 'read',
  summary: 'Leagues, and matches under way or to come, whose names hold the words.',
  input: z.object({ words: text(60, 1), category }),
  value: z.object({ leagues: z.array(league), matches: z.array(matchRow) }),
});

/** What a virtual match can be checked by; `hash` once all matches of its day are over. */
export const matchProof = z.object({
  chainId: z.string(),
  commitment: z.string(),
  salt: z.string(),
  link: z.int(),
  nonce: z.int(),
  previousHash: z.string(),
  hash: z.nullable(z.string()),
  /** What the model was given, and the seed that the chain and the number make. */
  strengths: z.unknown(),
});

export const formEntry = z.object({
  matchId: z.string(),
  startsAt: instant,
  opponent: side,
  isHome: z.boolean(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  result: z.enum(['W', 'D', 'L']),
});

export const match = call({
  method: 'GET',
  path: '/wps/sports/matches/:matchId',
  audience: 'anyone',
  class: 'read',
  summary: 'A match whole: markets, state, events so far, statistics, form, and its proof.',
  input: z.object({ matchId: idText }),
  value: z.object({
    now: instant,
    match: matchRow,
    source: z.enum(['virtual', 'operator', 'feed']),
    season: z.int(),
    matchday: z.int(),
    markets: z.array(market),
    state: z.nullable(matchState),
    events: z.array(matchEvent),
    statistics: z.array(z.object({ code: z.string(), home: z.number(), away: z.number() })),
    form: z.object({ home: z.array(formEntry), away: z.array(formEntry) }),
    headToHead: z.array(formEntry),
    /** Seconds that a bet in play waits before it is taken. */
    delaySeconds: z.int(),
    endsAt: z.nullable(instant),
    result: z.nullable(z.object({ home: z.int(), away: z.int(), revision: z.int() })),
    proof: z.nullable(matchProof),
  }),
});

export const lineHistory = call({
  method: 'GET',
  path: '/wps/sports/matches/:matchId/lines',
  audience: 'anyone',
  class: 'read',
  summary: 'How the price of a market went: points by time and selection, oldest first.',
  input: z.object({ matchId: idText, market: z.string().check(z.maxLength(80)) }),
  value: z.object({
    points: z.array(z.object({ at: instant, odds: z.record(z.string(), z.int()) })),
  }),
});

const standing = z.object({
  rank: z.int(),
  team: side,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
  /** The last five, newest last. */
  form: z.array(z.enum(['W', 'D', 'L'])),
});

export const table = call({
  method: 'GET',
  path: '/wps/sports/leagues/:leagueId/table',
  audience: 'anyone',
  class: 'read',
  summary: 'The table of a league in its running season, with the form of every team.',
  input: z.object({ leagueId }),
  value: z.object({
    leagueId: z.string(),
    sport,
    name: z.string(),
    country: z.string(),
    crest,
    season: z.int(),
    matchday: z.int(),
    rows: z.array(standing),
  }),
});

const seasonRow = z.object({
  matchId: z.string(),
  season: z.int(),
  /** What a competition of operators is called; null for a season. */
  contest: z.nullable(z.string()),
  startsAt: instant,
  /** How many matchdays are over, and of how many. */
  playedDays: z.int(),
  days: z.int(),
  isSuspended: z.boolean(),
  /** Who wins, and who comes in among the first two and three. */
  markets: z.array(market),
  /** The teams by the codes under which they are backed. */
  runners: z.array(z.object({ code: z.string(), team: side })),
  /** Places are paid at one part of the win's profit; null where none are. */
  eachWay: z.nullable(z.object({ places: z.int(), part: z.int() })),
});

export const outrights = call({
  method: 'GET',
  path: '/wps/sports/leagues/:leagueId/outrights',
  audience: 'anyone',
  class: 'read',
  summary:
    'Seasons of a league that can be bet on: who wins them, and who comes in among the first.',
  input: z.object({ leagueId }),
  value: z.object({ now: instant, seasons: z.array(seasonRow) }),
});

const resultRow = z.object({
  matchId: z.string(),
  sport,
  leagueId: z.string(),
  leagueName: z.string(),
  startsAt: instant,
  phase: matchPhase,
  home: side,
  away: side,
  state: z.nullable(matchState),
  revision: z.int(),
});

export const results = call({
  method: 'GET',
  path: '/wps/sports/results',
  audience: 'anyone',
  class: 'read',
  summary: 'Matches that are over, newest first.',
  input: z.object({
    category,
    sport: oneSport,
    leagueId: z.optional(leagueId),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    after: z.optional(idText),
    size: listSize,
  }),
  value: z.object({ list: z.array(resultRow), after: z.nullable(z.string()) }),
});
