import { addDays, dayOf, daysBetween, type Period, startOfDay } from '@baize/calendar';
import type { House } from '../../platform/house.ts';
import { refuseLongPeriod } from '../../platform/report-period.ts';
import { brandOf } from '../system/index.ts';

const LONGEST_DAYS = 62;
const LATEST = Date.UTC(2999, 0, 1);

export type PeriodWish = {
  from?: string | undefined;
  to?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
};

/** The days that were asked for; none: today. */
export function reportPeriod(house: House, wish: PeriodWish): Period {
  if (Math.max(wish.startTime ?? 0, wish.endTime ?? 0) > LATEST) refuseLongPeriod(LONGEST_DAYS);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const dayAt = (ms: number | undefined) => ms !== undefined && dayOf(new Date(ms), offset);
  const to = wish.to || dayAt(wish.endTime) || dayOf(house.clock.now(), offset);
  const from = wish.from || dayAt(wish.startTime) || to;
  const days = daysBetween(from, to);
  if (!(days >= 0 && days < LONGEST_DAYS)) refuseLongPeriod(LONGEST_DAYS);
  return { from, to };
}

export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
}

/** The same days as instants: from the first one up to the end of the last. */
export function boundsOf(house: House, wish: PeriodWish): { from: Date; until: Date } {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const { from, to } = reportPeriod(house, wish);
  return { from: startOfDay(from, offset), until: startOfDay(addDays(to, 1), offset) };
}
