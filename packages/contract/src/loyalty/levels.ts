import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';

const rates = z.record(z.string(), z.string());

/** A level as it is shown: with the cashier's own limits and rates where it names none. */
export const shownLevel = z.object({
  level: z.int(),
  name: z.string(),
  deposit: amount,
  validBet: amount,
  keep: amount,
  upgrade: amount,
  weekly: amount,
  monthly: amount,
  birthday: amount,
  withdrawalsPerDay: z.int(),
  withdrawPerDay: amount,
  /** Per cent of valid bets by category. */
  rates,
});

export const levels = call({
  method: 'GET',
  path: '/wps/loyalty/levels',
  audience: 'anyone',
  class: 'read',
  summary: 'All levels of the club side by side, and the rules of its gifts.',
  input: nothing,
  value: z.object({
    levels: z.array(shownLevel),
    weeklyValidBet: amount,
    giftDays: z.int(),
    multiple: z.int(),
    birthdayNoticeDays: z.int(),
    birthdayAge: z.int(),
  }),
});

/** UNSET: no birthday is known; TOO_NEW: not long enough; TOO_YOUNG; WAITING; TAKEN this year. */
export const birthdayStates = ['UNSET', 'TOO_NEW', 'TOO_YOUNG', 'WAITING', 'TAKEN'] as const;

export const club = call({
  method: 'GET',
  path: '/wps/loyalty/club',
  audience: 'member',
  class: 'read',
  summary: "A member's own level, the way to the next one, and the gifts that come.",
  input: nothing,
  value: z.object({
    level: z.int(),
    name: z.string(),
    /** Given by an operator until then; null: earned. */
    manualUntil: z.nullable(instant),
    /** Lifetime sums: neither ever falls. */
    deposit: amount,
    validBet: amount,
    next: z.nullable(z.object({ level: z.int(), deposit: amount, validBet: amount })),
    /** Valid bets of this calendar month, what keeps the level, and when the month is judged. */
    month: z.object({ validBet: amount, keep: amount, judgedAt: instant }),
    /** A level that was lost and comes back with so much play in a month. */
    regain: z.nullable(z.object({ level: z.int(), keep: amount })),
    weekly: z.object({ amount, at: instant, validBet: amount, needed: amount }),
    monthly: z.object({ amount, at: instant }),
    birthday: z.object({ amount, at: z.nullable(instant), state: z.enum(birthdayStates) }),
    /** How this member came here, the newest first. */
    steps: z.array(
      z.object({
        at: instant,
        from: z.int(),
        to: z.int(),
        why: z.enum(['RAISED', 'DROPPED', 'REGAINED', 'MANUAL', 'MANUAL_ENDED']),
      }),
    ),
  }),
});
