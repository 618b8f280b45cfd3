import { z } from 'zod/mini';
import { amount, call, idText, instant, requestId, stake, text, whole } from '../call.ts';
import { chain, draw, prizeModes } from './issues.ts';
import { gameCode, issueNumber } from './parts.ts';

/** Of a ticket; a longer cart is several tickets. */
export const MOST_ROWS = 50;

const row = z.object({
  play: text(40, 1),
  selection: z.record(z.string(), z.unknown()),
  /** By group: what a note costs, and how many times. */
  unit: z.optional(text(8)),
  multiple: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** By fixed odds: what lies on each note. */
  amount: z.optional(stake),
  /** The share of its prize that the player was shown for numbers that pay less. */
  percent: z.optional(whole(1, 100)),
});

const shownRow = z.object({
  play: z.string(),
  selection: z.record(z.string(), z.unknown()),
  notes: z.int(),
  unit: z.nullable(z.string()),
  multiple: z.nullable(z.int()),
  perNote: amount,
  percent: z.int(),
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
    rows: z.array(row).check(z.minLength(1), z.maxLength(MOST_ROWS)),
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
