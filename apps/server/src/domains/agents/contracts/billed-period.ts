import { type Day, dayOf, type Period, type PeriodKind, periodOf } from '@baize/calendar';
import type { Contract } from './contract-rows.ts';
import { type Measured, together } from './measures.ts';

/** What a contract is billed for at once; salaries by the day. */
export function periodKindOf({ kind, terms }: Pick<Contract, 'kind' | 'terms'>): PeriodKind {
  return kind === 'DIVIDEND' ? terms.period : 'DAILY';
}

/** The days of a bill, and what of them another contract's bill has already. */
export type Billed = Period & { opening: Measured | null };

/**
 * The days a contract is billed for in a period of its kind: the whole of it, but for the first, which
 * begins where the bills of the contract before it end.
 */
export function billedPeriod(one: Contract, period: Period, offset: number): Billed {
  const started = one.effective_at && dayOf(one.effective_at, offset);
  const isFirst = started !== null && periodOf(periodKindOf(one), started).from === period.from;
  if (!isFirst) return { ...period, opening: null };
  return { from: one.effective_on ?? period.from, to: period.to, opening: one.opening };
}

export type Beginning = { from: Day; opening: Measured | null; isTakenOver: boolean };

/**
 * Where a new contract begins, so that bills neither overlap nor leave a day out whatever the periods
 * of the two: a change goes on from the last bill by the new terms. What ended before is billed by
 * its own, unless the same two sign again while its period still runs.
 */
export function beginningOf(
  one: Contract,
  before: Contract | undefined,
  { today, offset }: { today: Day; offset: number },
): Beginning {
  const fresh = { from: periodOf(periodKindOf(one), today).from, opening: null };
  if (!before) return { ...fresh, isTakenOver: false };
  const lastDay = before.ended_at ? dayOf(before.ended_at, offset) : today;
  const { closing } = before;
  if (before.ended_at && (lastDay < fresh.from || !closing)) {
    return { ...fresh, isTakenOver: false };
  }
  const running = periodOf(periodKindOf(before), lastDay);
  const { from, opening } = billedPeriod(before, running, offset);
  const isSame = before.giver_id === one.giver_id && running.to >= today;
  if (!before.ended_at || isSame) {
    return { from, opening, isTakenOver: before.ended_at !== null };
  }
  return { from, opening: together(closing!, opening), isTakenOver: false };
}
