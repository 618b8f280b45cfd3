import { z } from 'zod/mini';
import { amount, call, done, idNumber, instant, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { blockReasons, friendStates, paymentKinds } from './kinds.ts';

const operator = { audience: 'operator', class: 'read', right: 'promotions.read' } as const;

const page = {
  page: z._default(whole(1, 1_000_000), 1),
  pageSize: z._default(whole(1, 200), 50),
};

const person = { memberId: z.int(), username: z.string() };

export const listFriends = call({
  ...operator,
  method: 'GET',
  path: '/ops/referral/friends',
  summary: 'Who brought whom, the newest first; of one member: everyone of their three levels.',
  input: z.object({
    /** Whose friends, by user name. */
    member: z.optional(text(50)),
    state: z.optional(z.enum(friendStates)),
    ...page,
  }),
  value: pageOf(
    z.object({
      ...person,
      referrerId: z.int(),
      referrer: z.string(),
      /** Seen from the member whose friends were asked for, else 1. */
      level: z.int(),
      state: z.enum(friendStates),
      reason: z.nullable(z.enum(blockReasons)),
      joinedAt: instant,
      qualifiedAt: z.nullable(instant),
      firstDeposit: z.nullable(amount),
      validBet: amount,
      isPhoneProved: z.boolean(),
      /** What they brought everyone above them. */
      brought: amount,
    }),
  ),
});

export const listBlocks = call({
  ...operator,
  method: 'GET',
  path: '/ops/referral/blocks',
  summary: 'Pairs of accounts that seem to be one person, and why: nothing is paid for them.',
  input: z.object({
    member: z.optional(text(50)),
    reason: z.optional(z.enum(blockReasons)),
    isLifted: z._default(z.enum(['true', 'false']), 'false'),
    ...page,
  }),
  value: pageOf(
    z.object({
      ...person,
      earnerId: z.int(),
      earner: z.string(),
      level: z.int(),
      reason: z.enum(blockReasons),
      /** With whom they share it, where that is somebody else than the earner. */
      sameAs: z.nullable(z.string()),
      seenAt: instant,
      liftedAt: z.nullable(instant),
      liftedBy: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
});

export const decideBlock = call({
  method: 'POST',
  path: '/ops/referral/blocks/decide',
  audience: 'operator',
  right: 'promotions.review',
  class: 'write',
  summary: 'Lifts a block, so that the pair is paid from now on, or blocks a pair by hand.',
  input: z.object({
    memberId: idNumber,
    earnerId: idNumber,
    isBlocked: z.boolean(),
    reason: text(300, 3),
  }),
  value: done,
});

export const listPayments = call({
  ...operator,
  method: 'GET',
  path: '/ops/referral/payments',
  summary: 'What referral paid, newest first.',
  input: z.object({
    member: z.optional(text(50)),
    kind: z.optional(z.enum(paymentKinds)),
    ...page,
  }),
  value: pageOf(
    z.object({
      id: z.string(),
      ...person,
      kind: z.enum(paymentKinds),
      amount,
      /** The day, the friend or the step that it was paid for. */
      reference: z.string(),
      friend: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
