import { z } from 'zod/mini';
import { amount, call, done, text, whole } from '../call.ts';

/** Parts of a million: 1,000 are 0.1 %. All levels together never give more than this. */
export const MAX_SHARE = 20_000;

const rate = z.int().check(z.gte(0), z.lte(MAX_SHARE));
const sum = amount.check(z.refine((units) => units >= 0n, { error: 'amount' }));
const prize = amount.check(z.refine((units) => units > 0n, { error: 'amount' }));

/** What operators decide about friends who bring friends; as shipped where nobody decided. */
export const settings = z.object({
  /** What a friend's valid bets bring whoever invited them, and the two above. */
  rates: z._default(
    z.tuple([rate, rate, rate]).check(
      z.refine(([one, two, three]) => one + two + three <= MAX_SHARE, { error: 'percent' }),
      z.refine(([one, two, three]) => one >= two && two >= three, { error: 'percent' }),
    ),
    [1_000, 500, 200],
  ),
  /** A friend qualifies by a first deposit and valid bets within so many days. */
  firstDeposit: z._default(sum, 1_000_000n),
  validBet: z._default(sum, 10_000_000n),
  days: z._default(whole(1, 365), 30),
  needsPhone: z._default(z.boolean(), true),
  referrerBonus: z._default(sum, 180_000n),
  friendBonus: z._default(sum, 80_000n),
  /** How often what was given must be played. */
  multiple: z._default(whole(0, 50), 1),
  /** What tells that two accounts are one person. */
  blocks: z._default(
    z.object({
      DEVICE: z.boolean(),
      ADDRESS: z.boolean(),
      BANK_NAME: z.boolean(),
      PHONE: z.boolean(),
    }),
    { DEVICE: true, ADDRESS: true, BANK_NAME: true, PHONE: true },
  ),
  /** For so many friends who qualified, once each; the fewest first. */
  achievements: z._default(
    z.array(z.object({ friends: whole(1, 100_000), bonus: prize })).check(
      z.maxLength(12),
      z.refine(
        (rows) => rows.every(({ friends }, n) => n === 0 || friends > rows[n - 1]!.friends),
        { error: 'order' },
      ),
    ),
    [
      { friends: 3, bonus: 100_000n },
      { friends: 10, bonus: 500_000n },
      { friends: 30, bonus: 2_000_000n },
      { friends: 100, bonus: 8_880_000n },
    ],
  ),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/referral/settings',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'What friends bring, and when they count.',
  input: z.object({}),
  value: z.object({ ...settings.shape, version: z.int() }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/referral/settings',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Saves them; what was earned before stays as it was counted.',
  input: z.object({ ...settings.shape, version: whole(0, 1_000_000_000), reason: text(300, 3) }),
  value: done,
});
