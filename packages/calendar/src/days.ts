import { days, minutes } from './durations.ts';

/** A day of the brand's own calendar: `2026-11-14`. */
export type Day = string;

/** A fixed distance from Greenwich, in minutes to the east: the brand's clock knows no summer time. */
export type Zone = number;

/** Both days belong to it. */
export type Period = { from: Day; to: Day };

/** The instants of a period: the first belongs to it, the last no longer. */
export type Span = { from: Date; to: Date };

/** What the clock on the wall says, as the UTC fields of a date: a fixed distance needs no zone database. */
export function wallClock(at: Date | number, zone: Zone): Date {
  return new Date(Number(at) + minutes(zone));
}

/** The instant at which the clock on the wall says this. */
export function fromWallClock(shown: Date | number, zone: Zone): Date {
  return new Date(Number(shown) - minutes(zone));
}

export function dayOf(at: Date | number, zone: Zone): Day {
  return wallClock(at, zone).toISOString().slice(0, 10);
}

/** Day and time as `2026-11-16 09:05:00`, for clients that read text. */
export function dayAndTimeOf(at: Date | number, zone: Zone): string {
  return wallClock(at, zone).toISOString().slice(0, 19).replace('T', ' ');
}

export function hourOf(at: Date | number, zone: Zone): number {
  return wallClock(at, zone).getUTCHours();
}

/** Minutes since midnight by the clock on the wall. */
export function minuteOf(at: Date | number, zone: Zone): number {
  const clock = wallClock(at, zone);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/** The instant at which a day begins. */
export function startOfDay(day: Day, zone: Zone): Date {
  return fromWallClock(Date.parse(`${day}T00:00:00Z`), zone);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / days(1);
}

/** So many days up to a given one, itself among them. */
export function lastDays(today: Day, count: number): Period {
  return { from: addDays(today, 1 - count), to: today };
}

export function spanOf({ from, to }: Period, zone: Zone): Span {
  return { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
}

/** `GMT+8`, `GMT-3:30`. */
export function zoneName(zone: Zone): string {
  const size = Math.abs(zone);
  const rest = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `GMT${zone < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
