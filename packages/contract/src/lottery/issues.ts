import { z } from 'zod/mini';
import { amount, call, instant, text, whole } from '../call.ts';
import { gameCode, issueNumber } from './parts.ts';

export type { DrawnResult } from './parts.ts';

/** By the bettor's group; fixed-odds panel; fast e-lottery; South-East-Asian multiples. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export const issueStates = ['open', 'drawn', 'settled', 'void'] as const;

const issue = z.object({
  number: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
});

export const draw = z.object({
  number: z.string(),
  state: z.enum(issueStates),
  drawsAt: instant,
  /** Null where the issue was made void before it was drawn. */
  result: z.unknown(),
  printed: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The link that decided it, and its place in the chain; none where it was drawn elsewhere. */
  hash: z.nullable(z.string()),
  chainId: z.nullable(z.string()),
  link: z.nullable(z.int()),
});

export const chain = z.object({
  chainId: z.string(),
  commitment: z.string(),
  salt: z.nullable(z.string()),
  rounds: z.int(),
  committedAt: instant,
  saltedAt: z.nullable(instant),
});

const facts = {
  gameCode: z.string(),
  vendor: z.string(),
  category: z.string(),
  kind: z.string(),
  name: z.string(),
  /** Null where it draws at a time of day. */
  everyMinutes: z.nullable(z.int()),
  /** By others, on their own calendar: two people enter what they drew. */
  isDrawnElsewhere: z.boolean(),
  isOpen: z.boolean(),
};

export const lotteries = call({
  method: 'GET',
  path: '/wps/lottery/games',
  audience: 'anyone',
  class: 'read',
  summary: 'The lotteries that are drawn here, each with its running issue and its last result.',
  input: z.object({ vendor: z._default(text(40), ''), language: z._default(text(20), '') }),
  value: z.object({
    now: instant,
    list: z.array(z.object({ ...facts, issue: z.nullable(issue), last: z.nullable(draw) })),
  }),
});

export const board = call({
  method: 'GET',
  path: '/wps/lottery/games/:gameCode',
  audience: 'session',
  class: 'read',
  summary: 'All that a betting board needs: issue, limits, prizes, own prize group, last results.',
  input: z.object({ gameCode, language: z._default(text(20), '') }),
  value: z.object({
    /** The clock that closes issues. */
    now: instant,
    ...facts,
    rules: z.object({ version: z.int(), hash: z.string() }),
    /** By play and prize, where they are not those of the rules. */
    odds: z.record(z.string(), z.record(z.string(), amount)),
    limits: z.object({ min: amount, max: amount, perIssue: amount, singlePick: amount }),
    /** The own one, and between which ones this lottery is sold. */
    group: z.object({ own: z.int(), lowest: z.int(), highest: z.int(), step: z.int() }),
    issue: z.nullable(issue),
    /** Numbers that pay less in this issue, in percent; at 0 they are closed. */
    numbers: z.array(z.object({ play: z.string(), pick: z.string(), percent: z.int() })),
    last: z.array(draw),
  }),
});

export const issues = call({
  method: 'GET',
  path: '/wps/lottery/games/:gameCode/issues',
  audience: 'session',
  class: 'read',
  summary: 'The running issue and those after it, to be bet on ahead.',
  input: z.object({ gameCode, size: z._default(whole(1, 120), 20) }),
  value: z.object({ now: instant, list: z.array(issue) }),
});

export const draws = call({
  method: 'GET',
  path: '/wps/lottery/games/:gameCode/draws',
  audience: 'anyone',
  class: 'read',
  summary: 'Results, newest first, and the chains that they can be checked by.',
  input: z.object({
    gameCode,
    /** Goes on after the last row seen. */
    before: z.optional(issueNumber),
    size: z._default(whole(1, 200), 30),
  }),
  value: z.object({
    list: z.array(draw),
    before: z.nullable(z.string()),
    chains: z.array(chain),
  }),
});
