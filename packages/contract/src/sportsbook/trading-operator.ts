import { z } from 'zod/mini';
import { amount, call, idNumber, instant, instantInput, whole } from '../call.ts';
import { reason, sport } from './parts.ts';

export const liabilities = call({
  method: 'GET',
  path: '/ops/sportsbook/liabilities',
  audience: 'operator',
  right: 'sports.read',
  class: 'report',
  summary:
    'What open bets could cost: the selections that weigh most, and sums by sport and league.',
  input: z.object({ sport: z.optional(sport) }),
  value: z.object({
    openBets: z.int(),
    openStake: amount,
    maxPayout: amount,
    leagues: z.array(
      z.object({
        leagueId: z.string(),
        name: z.string(),
        sport,
        bets: z.int(),
        stake: amount,
        exposure: amount,
      }),
    ),
    selections: z.array(
      z.object({
        matchId: z.string(),
        home: z.string(),
        away: z.string(),
        market: z.string(),
        selection: z.string(),
        /** Of a season: the team that is backed. */
        runner: z.nullable(z.string()),
        bets: z.int(),
        stake: amount,
        payout: amount,
        profit: amount,
      }),
    ),
  }),
});

export const memberFactor = call({
  method: 'GET',
  path: '/ops/sportsbook/members/:memberId',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'How a member is treated: share of the limits, added delay, what they staked and won.',
  input: z.object({ memberId: idNumber }),
  value: z.object({
    stakePercent: z.int(),
    addedDelaySeconds: z.int(),
    reason: z.string(),
    version: z.int(),
    bets: z.int(),
    stake: amount,
    payout: amount,
  }),
});

export const setMemberFactor = call({
  method: 'PUT',
  path: '/ops/sportsbook/members/:memberId',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Gives a member a share of the limits and an added delay.',
  input: z.object({
    memberId: idNumber,
    stakePercent: whole(0, 500),
    addedDelaySeconds: whole(0, 30),
    reason,
    version: whole(0, 1_000_000_000),
  }),
  value: z.object({ version: z.int() }),
});

export const marginReport = call({
  method: 'GET',
  path: '/ops/sportsbook/margins',
  audience: 'operator',
  right: 'sports.read',
  class: 'report',
  summary: 'What the book kept by league and market, against what its margins promise.',
  input: z.object({ from: instantInput, to: instantInput, sport: z.optional(sport) }),
  value: z.object({
    rows: z.array(
      z.object({
        sport,
        leagueId: z.string(),
        leagueName: z.string(),
        market: z.string(),
        bets: z.int(),
        stake: amount,
        payout: amount,
        profit: amount,
      }),
    ),
  }),
});

export const closingSubjects = ['league', 'market', 'member'] as const;

export const closingReport = call({
  method: 'GET',
  path: '/ops/sportsbook/closing-lines',
  audience: 'operator',
  right: 'sports.read',
  class: 'report',
  summary:
    'Bets placed before their match began, against what the selection cost when it did: by league, market or member.',
  input: z.object({
    from: instantInput,
    to: instantInput,
    sport: z.optional(sport),
    by: z._default(z.enum(closingSubjects), 'league'),
  }),
  value: z.object({
    rows: z.array(
      z.object({
        /** A league, a sport and its market, or a member, by id. */
        subject: z.string(),
        name: z.string(),
        /** Legs that have a closing line, of all slips, and how many were better than it. */
        legs: z.int(),
        beaten: z.int(),
        /** How much better than the closing line they were on average, in hundredths of a percent. */
        clv: z.int(),
        /** Whether that is more than luck explains. */
        isBeating: z.boolean(),
        /** Singles alone: what they brought, and what they should have by the closing chances. */
        bets: z.int(),
        stake: amount,
        payout: amount,
        profit: amount,
        expected: amount,
      }),
    ),
  }),
});

export const health = call({
  method: 'GET',
  path: '/ops/sportsbook/health',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'Who runs the calendar, how late it is, and what waits to be settled.',
  input: z.object({}),
  value: z.object({
    isRunning: z.boolean(),
    live: z.int(),
    upcoming: z.int(),
    /** Matches that are over and not settled yet. */
    unsettled: z.int(),
    oldestUnsettledAt: z.nullable(instant),
    openBets: z.int(),
  }),
});
