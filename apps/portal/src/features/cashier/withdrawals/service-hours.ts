import { minuteOf } from '@baize/calendar';

type Hours = { hoursFrom: number; hoursTo: number };

/** Whether withdrawals are taken at an instant, by minutes of the house's day; they may span midnight. */
export function isTakenAt({ hoursFrom: from, hoursTo: to }: Hours, at: number, offset: number) {
  const minute = minuteOf(at, offset);
  if (from === to) return true;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** 09:30 */
export const hourText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
