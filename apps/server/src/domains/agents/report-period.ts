import { addDays, dayOf, daysBetween, type Period, startOfDay } from '@baize/calendar';
import type { House } from '../../platform/house.ts';
import { refuseLongPeriod } from '../../platform/lists/report-period.ts';
import { brandOf } from '../system/index.ts';

const MAX_DAYS = 62;
const LATEST = Date.UTC(2999, 0, 1);

export type PeriodInput = {
  from?: string | undefined;
  to?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
};

/** The days that were asked for; none: today. */
export function reportPeriod(house: House, input: PeriodInput): Period {
  if (Math.max(input.startTime ?? 0, input.endTime ?? 0) > LATEST) refuseLongPeriod(MAX_DAYS);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const dayAt = (ms: number | undefined) => ms !== undefined && dayOf(new Date(ms), offset);
  const to = input.to || dayAt(input.endTime) || dayOf(house.clock.now(), offset);
  const from = input.from || dayAt(input.startTime) || to;
  const days = daysBetween(from, to);
  if (!(days >= 0 && days < MAX_DAYS)) refuseLongPeriod(MAX_DAYS);
  return { from, to };
}

export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
}

/** The same days as instants: from the first one up to the end of the last. */
export function boundsOf(house: House, input: PeriodInput): { from: Date; until: Date } {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const { from, to } = reportPeriod(house, input);
  return { from: startOfDay(from, offset), until: startOfDay(addDays(to, 1), offset) };
}
