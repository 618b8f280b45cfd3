import { type DayRange, dateToDay } from '@baize/ui/date-range';

const DAY_MS = 86_400_000;

/** The most days that one question to the books may span. */
export const MOST_DAYS = 31;

/** The day it is where the house stands, by its fixed offset. */
export function dayAt(at: number, offsetMinutes: number): string {
  const shifted = new Date(at + offsetMinutes * 60_000);
  return shifted.toISOString().slice(0, 10);
}

/** From the first moment of the first day up to the first after the last, in the house's time. */
export function instantsOf({ from, to }: DayRange, offsetMinutes: number) {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - offsetMinutes * 60_000;
  return { startDate: startOf(from), endDate: startOf(to) + DAY_MS };
}

/** Some days up to a given one, itself among them. */
export function lastDays(today: string, count: number): DayRange {
  const [year, month, day] = today.split('-').map(Number);
  return { from: dateToDay(new Date(year!, month! - 1, day! - count + 1)), to: today };
}
