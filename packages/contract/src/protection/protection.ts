import { z } from 'zod/mini';
import { amount, call, instant, nothing, pageNumber, text, whole } from '../call.ts';

/** What members decide about their own play. Agents neither see nor change any of it. */
export const limitKinds = ['deposit', 'wager', 'loss', 'stake', 'time'] as const;

export const limitPeriods = ['once', 'session', 'day', 'week', 'month'] as const;

export type LimitKind = (typeof limitKinds)[number];

export type LimitPeriod = (typeof limitPeriods)[number];

const ROLLING = ['day', 'week', 'month'] as const;

/** Which periods each kind of limit has: a stake is limited bet by bet. */
export const periodsOf: Record<LimitKind, readonly LimitPeriod[]> = {
  deposit: ROLLING,
  wager: ROLLING,
  loss: ROLLING,
  stake: ['once'],
  time: ['session', ...ROLLING],
};

/** Money, or minutes where the limit is one of time. */
const measure = z.object({ amount: z.nullable(amount), minutes: z.nullable(z.int()) });

export const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** What holds now; null where none does. */
  value: z.nullable(measure),
  /** Of the period that ends now. */
  used: z.nullable(measure),
  left: z.nullable(measure),
  setAt: z.nullable(instant),
  /** A higher limit, or none: asked for, and to be confirmed from `ripeAt` on. */
  pending: z.nullable(z.object({ value: z.nullable(measure), ripeAt: instant })),
});

export const exclusion = z.object({
  kind: z.enum(['time-out', 'exclusion', 'same-person', 'under-age']),
  from: instant,
  /** When it ends by itself; null where it does not. */
  endsAt: z.nullable(instant),
  /** From when on a return may be asked for; null where never. */
  returnFrom: z.nullable(instant),
});

export const state = z.object({
  limits: z.array(limit),
  realityMinutes: z.int(),
  bar: z.nullable(exclusion),
  /** Play without a longer break, up to now; null when there is none. */
  session: z.nullable(
    z.object({ startedAt: instant, minutes: z.int(), staked: amount, won: amount, net: amount }),
  ),
  /** The reality check that must be answered before the next bet. */
  isCheckDue: z.boolean(),
  /** When it will be, if play goes on; null before it begins. */
  nextCheckAt: z.nullable(instant),
  /** What one deposit may still be; null where no limit says. */
  depositLeft: z.nullable(amount),
  /** Paid in less paid out, ever. */
  netDeposits: amount,
  identity: z.enum(['none', 'asked', 'verified', 'rejected']),
  identityNote: z.string(),
  isIdentityNeeded: z.boolean(),
  /** To be asked before the first deposit whether limits are wanted. */
  isFirstQuestionDue: z.boolean(),
  /** Half a year has passed since the limits were looked at. */
  isReviewDue: z.boolean(),
  raiseHours: z.int(),
  serverTime: instant,
});

export const read = call({
  method: 'GET',
  path: '/wps/protection',
  audience: 'member',
  class: 'read',
  whileRestricted: true,
  summary: "The member's own limits, breaks, reality check and time played.",
  input: nothing,
  value: state,
});

const which = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

const MOST_MINUTES = 44_640;

export const setLimit = call({
  method: 'POST',
  path: '/wps/protection/limit',
  audience: 'member',
  class: 'write',
  whileRestricted: true,
  summary:
    'Sets a limit. A lower one holds at once; a higher one, or none (neither amount nor minutes), waits and must then be confirmed.',
  input: z.object({
    ...which,
    amount: z.optional(
      z.nullable(amount.check(z.refine((units) => units >= 0n, { error: 'amount' }))),
    ),
    minutes: z.optional(z.nullable(whole(1, MOST_MINUTES))),
  }),
  value: state,
});

export const confirmLimit = call({
  method: 'POST',
  path: '/wps/protection/limit/confirm',
  audience: 'member',
  class: 'write',
  summary: 'Confirms a higher limit, or none, once its waiting time is over.',
  input: z.object(which),
  value: state,
});

export const cancelLimit = call({
  method: 'POST',
  path: '/wps/protection/limit/cancel',
  audience: 'member',
  class: 'write',
  whileRestricted: true,
  summary: 'Takes back the wish for a higher limit.',
  input: z.object(which),
  value: state,
});

export const takeTimeOut = call({
  method: 'POST',
  path: '/wps/protection/time-out',
  audience: 'member',
  class: 'write',
  whileRestricted: true,
  summary: 'A break from play, from now on, of up to six weeks. Nobody can shorten it.',
  input: z.object({ days: whole(1, 42) }),
  value: state,
});

export const exclude = call({
  method: 'POST',
  path: '/wps/protection/exclusion',
  audience: 'member',
  class: 'write',
  whileRestricted: true,
  summary:
    'Excludes the member from play, from now on, or adds to a running exclusion: for months, without an end (a return may be asked for after six months), or for ever. Nobody can shorten it.',
  input: z.object({
    term: z.enum(['months', 'indefinite', 'permanent']),
    months: z._default(whole(6, 60), 6),
  }),
  value: state,
});

export const askReturn = call({
  method: 'POST',
  path: '/wps/protection/return',
  audience: 'member',
  class: 'write',
  summary: 'Asks to come back after an exclusion has run its term; a waiting time follows.',
  input: nothing,
  value: state,
});

export const setRealityCheck = call({
  method: 'POST',
  path: '/wps/protection/reality',
  audience: 'member',
  class: 'write',
  summary: 'How often the reality check is shown: every 15, 30 or 60 minutes of play.',
  input: z.object({ minutes: z.pipe(whole(15, 60), z.literal([15, 30, 60])) }),
  value: state,
});

export const acknowledge = call({
  method: 'POST',
  path: '/wps/protection/reality/acknowledge',
  audience: 'member',
  class: 'write',
  summary: 'The reality check was seen; play may go on.',
  input: z.object({ goesOn: z._default(z.boolean(), true) }),
  value: state,
});

export const review = call({
  method: 'POST',
  path: '/wps/protection/review',
  audience: 'member',
  class: 'write',
  summary: 'The limits were looked at, or the question before the first deposit was answered.',
  input: nothing,
  value: state,
});

export const askIdentity = call({
  method: 'POST',
  path: '/wps/protection/identity',
  audience: 'member',
  class: 'write',
  summary: 'Asks the house to check name, address and date of birth.',
  input: nothing,
  value: state,
});

export const shownEvent = z.object({
  id: z.string(),
  at: instant,
  what: text(60),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const listEvents = call({
  method: 'GET',
  path: '/wps/protection/events',
  audience: 'member',
  class: 'read',
  summary: "What was done for the member's protection, newest first.",
  input: z.object({ page: pageNumber, size: z._default(whole(1, 100), 20) }),
  value: z.object({
    list: z.array(shownEvent),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});
