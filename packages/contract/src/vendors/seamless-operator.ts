import { z } from 'zod/mini';
import { amount, call, idNumber, instant, type Output, text } from '../call.ts';
import { trailOf } from '../paging.ts';
import { after, pageSize, vendorCode } from './parts.ts';
import { statuses } from './seamless.ts';

const filter = {
  vendor: z._default(text(32), ''),
  memberId: z.optional(idNumber),
  after,
  pageSize,
};

const message = z.object({
  number: z.string(),
  vendor: z.string(),
  transactionId: z.string(),
  kind: z.enum(['bet', 'win', 'rollback']),
  memberId: z.int(),
  roundId: z.string(),
  gameCode: z.string(),
  referenceTransactionId: z.nullable(z.string()),
  amount,
  currency: z.string(),
  status: z.enum(statuses),
  reason: z.nullable(z.string()),
  balance: z.nullable(amount),
  betId: z.nullable(z.string()),
  at: instant,
});

export const listMessages = call({
  method: 'GET',
  path: '/ops/vendors/messages',
  audience: 'operator',
  right: 'vendors.read',
  class: 'report',
  summary: 'What vendors sent and what they were told, newest first.',
  input: z.object({
    ...filter,
    transactionId: z._default(text(64), ''),
    roundId: z._default(text(64), ''),
    status: z.optional(z.enum(statuses)),
  }),
  value: trailOf(message),
});

const round = z.object({
  betId: z.string(),
  /** The vendor that plays it, and the one under whose name it is listed. */
  vendor: z.string(),
  listedAs: z.string(),
  memberId: z.int(),
  roundId: z.string(),
  gameCode: z.string(),
  state: z.enum(['open', 'settled', 'void']),
  currency: z.string(),
  stake: amount,
  payout: amount,
  validBet: amount,
  parts: z.array(
    z.object({
      kind: z.enum(['bet', 'win']),
      transactionId: z.string(),
      amount,
      referenceTransactionId: z.nullable(z.string()),
      isUndone: z.boolean(),
    }),
  ),
  placedAt: instant,
  settledAt: z.nullable(instant),
});

export const listRounds = call({
  method: 'GET',
  path: '/ops/vendors/rounds',
  audience: 'operator',
  right: 'vendors.read',
  class: 'report',
  summary: 'Rounds at vendors with their bets and wins, newest first.',
  input: z.object({ ...filter, state: z.optional(z.enum(['open', 'settled', 'void'])) }),
  value: trailOf(round),
});

/** Where a vendor's list and ours are not the same. */
const difference = z.object({
  transactionId: z.string(),
  kind: z.enum(['missing-here', 'missing-there', 'differs']),
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
});

const comparison = z.object({
  id: z.string(),
  vendor: z.string(),
  from: instant,
  until: instant,
  ours: z.int(),
  theirs: z.int(),
  differences: z.array(difference),
  problem: z.nullable(z.string()),
  at: instant,
});

/** As they are stored with a comparison, and shown. */
export type Difference = Output<typeof difference>;

export const listComparisons = call({
  method: 'GET',
  path: '/ops/vendors/comparisons',
  audience: 'operator',
  right: 'vendors.read',
  class: 'read',
  summary: 'The nightly comparison of our books with the lists of vendors, newest first.',
  input: z.object({ vendor: z._default(text(32), ''), after, pageSize }),
  value: trailOf(comparison),
});

export const compareNow = call({
  method: 'POST',
  path: '/ops/vendors/:code/comparisons',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary: 'Compares one day with a vendor now.',
  input: z.object({ code: vendorCode, day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  value: comparison,
});
