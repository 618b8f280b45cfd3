import { addDays, daysBetween, type Period, periodOf } from '@baize/calendar';

/** How many days one report may span. */
export const MAX_DAYS = 62;

export const periods = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const;
export type PeriodName = (typeof periods)[number];

/** Weeks begin on Monday, as pay does. */
export function rangeOf(period: PeriodName, today: string): Period {
  const monthStart = `${today.slice(0, 8)}01`;
  if (period === 'today') return { from: today, to: today };
  if (period === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (period === 'week') return { from: periodOf('WEEKLY', today).from, to: today };
  if (period === 'month') return { from: monthStart, to: today };
  const last = addDays(monthStart, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

/** A span of days out of an address: two real days in order, not too many; else nothing. */
export function readRange(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  maxDays: number,
): Period | undefined {
  if (!(isDay(from) && isDay(to)) || from > to) return undefined;
  return daysIn({ from, to }) <= maxDays ? { from, to } : undefined;
}

export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The last days of a span, where a page can show no more of it. */
export function lastOf({ from, to }: Period, maxDays: number): Period {
  const earliest = addDays(to, 1 - maxDays);
  return { from: from < earliest ? earliest : from, to };
}

function isDay(text: string): boolean {
  return (
    /^2\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    addDays(text, 0) === text
  );
}
