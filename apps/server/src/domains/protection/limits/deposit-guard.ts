import type { RefusalCode } from '@baize/contract';
import { type Money, moneyText } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type RefusalDetails, refuse } from '../../../platform/refusal.ts';
import { refusalOfExclusion } from '../exclusions/exclusions.ts';
import { excludedTwins } from '../exclusions/person-keys.ts';
import { whyTooYoung } from '../identity-check/age.ts';
import { sourcesOf } from '../sources.ts';
import { isExcludedAt, standingOf } from '../standing.ts';
import { limitsOf, PERIOD_MS } from './limits.ts';

type Paying = {
  memberId: bigint;
  amount: Money;
  at: Date;
  /** The order that is being paid: it holds its own place in the sum. */
  depositId?: bigint;
};

export type WhyNot = { code: RefusalCode; details?: RefusalDetails };

/**
 * Whether money may come in. The member's cash is locked by the caller, so of deposits that are asked
 * for together no two can count on the same room.
 */
export async function whyNoDeposit(
  house: House,
  tx: Transaction,
  { memberId, amount, at, depositId }: Paying,
): Promise<WhyNot | null> {
  const standing = await standingOf(tx, memberId);
  if (isExcludedAt(standing, at)) return { code: refusalOfExclusion(standing.bar_kind!) };
  const young = standing.age_checked_at ? undefined : await whyTooYoung(house, tx, memberId);
  if (young) return { code: young };
  if ((await excludedTwins(house, tx, memberId)).size > 0) return { code: 'PLAY_EXCLUDED' };
  const left = await depositLeft(house, tx, { memberId, at, depositId });
  if (left === null || amount <= left) return null;
  const details = { value: { left: moneyText(left) }, words: { amount: left } };
  return { code: 'DEPOSIT_LIMIT', details };
}

export async function assertMayDeposit(house: House, tx: Transaction, paying: Paying) {
  const why = await whyNoDeposit(house, tx, paying);
  if (why) refuse(why.code, why.details);
}

/** What a deposit may be at most now; null where no limit says. */
export async function depositLeft(
  house: House,
  db: Database | Transaction,
  { memberId, at, depositId }: { memberId: bigint; at: Date; depositId?: bigint | undefined },
): Promise<Money | null> {
  let min: Money | null = null;
  for (const { kind, period, value } of await limitsOf(db, memberId)) {
    if (kind !== 'deposit' || value === null) continue;
    const since = new Date(at.getTime() - PERIOD_MS[period]!);
    const used = await sourcesOf(house).depositedSince(db, { memberId, since, without: depositId });
    const left = value > used ? value - used : 0n;
    if (min === null || left < min) min = left;
  }
  return min;
}
