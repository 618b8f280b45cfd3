import type { Day, Period } from '@baize/calendar';

export type { Day };
export type DayRange = Period;

export function dayToDate(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date!);
}

export function dateToDay(date: Date): Day {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function writeRange({ from, to }: DayRange, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' });
  return from === to
    ? format.format(dayToDate(from))
    : format.formatRange(dayToDate(from), dayToDate(to));
}
