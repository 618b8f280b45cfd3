import type { DayRange } from '@baize/ui/date-range';

const DAY_MS = 86_400_000;

/** The most days that one report may span. */
export const MOST_DAYS = 62;

export const periods = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const;
export type PeriodName = (typeof periods)[number];

/** Weeks begin on Monday, as pay does. */
export function rangeOf(period: PeriodName, today: string): DayRange {
  const monthStart = `${today.slice(0, 8)}01`;
  if (period === 'today') return { from: today, to: today };
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (period === 'week') return { from: addDays(today, -weekday(today)), to: today };
  if (period === 'month') return { from: monthStart, to: today };
  const last = addDays(monthStart, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

/** A span of days out of an address: two real days in order, not too many; else nothing. */
export function readRange(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  mostDays: number,
): DayRange | undefined {
  if (!(isDay(from) && isDay(to)) || from > to) return undefined;
  return daysIn({ from, to }) <= mostDays ? { from, to } : undefined;
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((at(to) - at(from)) / DAY_MS) + 1;
}

/** The last days of a span, where a page can show no more of it. */
export function lastOf({ from, to }: DayRange, mostDays: number): DayRange {
  const earliest = addDays(to, 1 - mostDays);
  return { from: from < earliest ? earliest : from, to };
}

export function addDays(day: string, days: number): string {
  return new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekday(day: string): number {
  return (new Date(at(day)).getUTCDay() + 6) % 7;
}

function at(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isDay(text: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && addDays(text, 0) === text;
}
