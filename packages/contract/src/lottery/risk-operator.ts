import { z } from 'zod/mini';
import { amount, call, done, instant, payment, text, whole } from '../call.ts';
import { gameCode, issueNumber, reason } from './parts.ts';

/** From so much that a number would pay, new bets on it pay this share; 0 closes it. */
const rung = z.object({ from: payment, percent: whole(0, 99) });

const limits = {
  /** What one member may stake in an issue, what is taken on one play and on all of it; null: no limit. */
  perMember: z.nullable(payment),
  perPlay: z.nullable(payment),
  perIssue: z._default(z.nullable(payment), null),
  /** What an issue may have to pay to all together; no bet is taken that could pass it. */
  payoutPerIssue: z._default(z.nullable(payment), null),
  /** The greatest payout of an issue to one member, and of a single pick; null: as shipped. */
  payoutPerMember: z._default(z.nullable(payment), null),
  singlePickPayout: z._default(z.nullable(payment), null),
  ladder: z.array(rung).check(z.maxLength(10)),
};

/** As stored: amounts as text. */
export type StoredLimits = {
  perMember: string | null;
  perPlay: string | null;
  /** These four came later: rows that were written before them lack them. */
  perIssue?: string | null;
  payoutPerIssue?: string | null;
  payoutPerMember?: string | null;
  singlePickPayout?: string | null;
  ladder: { from: string; percent: number }[];
};

const number = z.object({
  play: z.string(),
  pick: z.string(),
  percent: z.int(),
  reason: z.string(),
  setAt: instant,
});

export const showRisk = call({
  method: 'GET',
  path: '/ops/lottery/games/:gameCode/risk',
  audience: 'operator',
  right: 'lottery.read',
  class: 'report',
  summary: 'What lies on the numbers of an issue, the limits, and numbers closed by hand.',
  input: z.object({ gameCode, number: z.optional(issueNumber) }),
  value: z.object({
    limits: z.object({
      perMember: z.nullable(amount),
      perPlay: z.nullable(amount),
      perIssue: z.nullable(amount),
      payoutPerIssue: z.nullable(amount),
      payoutPerMember: z.nullable(amount),
      singlePickPayout: z.nullable(amount),
      ladder: z.array(z.object({ from: amount, percent: z.int() })),
    }),
    /** The greatest payouts where the operators set none. */
    shipped: z.object({ payoutPerMember: amount, singlePickPayout: amount }),
    /** When it was last changed; 0 where it never was. */
    version: instant,
    numbers: z.array(number),
    /** The plays whose numbers can be closed. */
    plays: z.array(z.string()),
    issue: z.nullable(z.string()),
    /** The picks that would pay the most, and what new bets on them pay. */
    exposure: z.array(
      z.object({
        play: z.string(),
        pick: z.string(),
        bets: z.int(),
        stake: amount,
        payout: amount,
        percent: z.int(),
      }),
    ),
    stake: amount,
    /** What the issue could have to pay at most, on the safe side; null where no issue is open. */
    couldPay: z.nullable(amount),
  }),
});

export const saveLimits = call({
  method: 'PUT',
  path: '/ops/lottery/games/:gameCode/limits',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary:
    'Sets what a lottery takes from a member, on a play, a number and an issue, and pays at most.',
  input: z.object({ gameCode, ...limits, version: instant }),
  value: done,
});

export const setNumber = call({
  method: 'PUT',
  path: '/ops/lottery/games/:gameCode/numbers',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary: 'Closes a number (0), lets it pay less, or takes that back (100).',
  input: z.object({
    gameCode,
    play: text(40, 1),
    pick: text(20, 1),
    percent: whole(0, 100),
    reason,
  }),
  value: done,
});
