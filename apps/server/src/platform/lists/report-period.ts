import { addDays, type Day, days, daysBetween, type Period, type Span } from '@baize/calendar';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';

/** What a month's report takes: the last day of a month included, whichever month it is. */
export const MONTH_DAYS = 31;

export type PeriodInput = { startDate?: number | undefined; endDate?: number | undefined };
type Limit = { maxDays: number };

/**
 * The period of a report, the last days up to now where none is named. Days are counted when they are
 * full: older clients end a period a second before midnight.
 */
export function readPeriod(
  { clock }: Pick<House, 'clock'>,
  { startDate, endDate }: PeriodInput,
  { maxDays }: Limit = { maxDays: MONTH_DAYS },
): Span {
  const to = endDate ?? clock.now().getTime() + 1;
  const from = startDate ?? Math.max(0, to - days(maxDays));
  if (Math.floor((to - from) / days(1)) > maxDays) refuseLongPeriod(maxDays);
  return { from: new Date(from), to: new Date(to) };
}

/** Every day of a report by day, the first and the last among them. */
export function readDays({ from, to }: Period, { maxDays }: Limit): Day[] {
  const count = daysBetween(from, to) + 1;
  if (!(count >= 1)) refuse('INVALID_INPUT');
  if (count > maxDays) refuseLongPeriod(maxDays);
  return Array.from({ length: count }, (_, n) => addDays(from, n));
}

/** Says how long a period of this report may be. */
export function refuseLongPeriod(maxDays: number): never {
  refuse('PERIOD_TOO_LONG', { value: { maxDays }, words: { days: maxDays } });
}
