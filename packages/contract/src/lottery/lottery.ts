import { z } from 'zod/mini';
import { amount, call, idText, instant, requestId, stake, text, whole } from '../call.ts';

/** By the bettor's group; fixed-odds panel; fast e-lottery; South-East-Asian multiples. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export const issueStates = ['open', 'drawn', 'settled', 'void'] as const;

const gameCode = text(40, 1);
const issueNumber = z.string().check(z.regex(/^\d{8}-\d{4}$/));

const issue = z.object({
  number: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
});

const draw = z.object({
  number: z.string(),
  state: z.enum(issueStates),
  drawsAt: instant,
  /** Null where the issue was made void before it was drawn. */
  result: z.unknown(),
  printed: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The link that decided it, and its place in the chain. */
  hash: z.nullable(z.string()),
  chainId: z.string(),
  link: z.int(),
});

const chain = z.object({
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
  isOpen: z.boolean(),
};

export const lotteries = call({
  method: 'GET',
  path: '/wps/lottery/games',
  audience: 'anyone',
  class: 'read',
  summary: 'The lotteries that are drawn here, each with its running issue and its last result.',
  input: z.object({ vendor: z._default(text(40), ''), language: z._default(text(20), 'EN') }),
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
  input: z.object({ gameCode, language: z._default(text(20), 'EN') }),
  value: z.object({
    /** The clock that closes issues. */
    now: instant,
    ...facts,
    rules: z.object({ version: z.int(), hash: z.string() }),
    /** By play and prize, where they are not those of the rules. */
    odds: z.record(z.string(), z.record(z.string(), amount)),
    limits: z.object({ min: amount, max: amount, perIssue: amount, singlePick: amount }),
    group: z.object({ own: z.int(), lowest: z.int(), step: z.int() }),
    issue: z.nullable(issue),
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

const row = z.object({
  play: text(40, 1),
  selection: z.record(z.string(), z.unknown()),
  /** By group: what a note costs, and how many times. */
  unit: z.optional(text(8)),
  multiple: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** By fixed odds: what lies on each note. */
  amount: z.optional(stake),
});

const shownRow = z.object({
  play: z.string(),
  selection: z.record(z.string(), z.unknown()),
  notes: z.int(),
  unit: z.nullable(z.string()),
  multiple: z.nullable(z.int()),
  perNote: amount,
  stake: amount,
  payout: amount,
});

const ticket = z.object({
  betId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  issue: z.string(),
  prizeMode: z.enum(prizeModes),
  group: z.nullable(z.int()),
  rows: z.array(shownRow),
  stake: amount,
  payout: amount,
  /** Whether a limit kept the win smaller than its prizes. */
  capped: z.boolean(),
  state: z.enum(['open', 'settled', 'void']),
  chase: z.nullable(z.object({ n: z.int(), of: z.int(), stopOnWin: z.boolean() })),
  placedAt: instant,
  settledAt: z.nullable(instant),
  closesAt: instant,
  drawsAt: instant,
  printed: z.string(),
  rulesVersion: z.nullable(z.int()),
});

export const bet = call({
  method: 'POST',
  path: '/wps/lottery/bet',
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  summary: 'Buys a ticket for one issue, or one for each issue of a chase: all of them, or none.',
  input: z.object({
    requestId,
    gameCode,
    /** At most the own; left out for fixed odds. */
    group: z.optional(z.int()),
    rows: z.array(row).check(z.minLength(1), z.maxLength(50)),
    issues: z
      .array(
        z.object({
          issue: issueNumber,
          multiple: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
        }),
      )
      .check(z.minLength(1), z.maxLength(120)),
    stopOnWin: z._default(z.boolean(), false),
    /** What the player saw for all tickets together; refused where the server counts another sum. */
    stake,
  }),
  value: z.object({ balance: amount, tickets: z.array(ticket) }),
});

export const tickets = call({
  method: 'GET',
  path: '/wps/lottery/bets',
  audience: 'session',
  class: 'read',
  summary: 'Own tickets, newest first.',
  input: z.object({
    gameCode: z._default(text(40), ''),
    state: z._default(z.enum(['', 'open', 'settled', 'void']), ''),
    after: z.optional(idText),
    size: z._default(whole(1, 100), 20),
  }),
  value: z.object({ now: instant, list: z.array(ticket), after: z.nullable(z.string()) }),
});

export const ticketDetail = call({
  method: 'GET',
  path: '/wps/lottery/bets/:betId',
  audience: 'session',
  class: 'read',
  summary: 'One ticket of the caller, with its draw and what proves it.',
  input: z.object({ betId: idText }),
  value: z.object({ ticket, draw: z.nullable(draw), chain: z.nullable(chain) }),
});

export const cancel = call({
  method: 'POST',
  path: '/wps/lottery/cancel',
  audience: 'session',
  class: 'bet',
  summary: 'Takes own tickets back while their issue is open; the stake comes back whole.',
  input: z.object({ betIds: z.array(idText).check(z.minLength(1), z.maxLength(120)) }),
  value: z.object({ balance: amount, tickets: z.array(ticket) }),
});
