import { days, fromWallClock, minutes, wallClock, type Zone } from '@baize/calendar';
import type { DrawClock } from '../shipped.ts';

export type IssueTimes = { number: string; opensAt: Date; closesAt: Date; drawsAt: Date };

export type ClockInput = {
  clock: DrawClock;
  closeBeforeMs: number;
  /** The platform's own zone, for those that draw all day. */
  zoneMinutes: Zone;
};

/** The issues that draw after an instant, the next one first. Pure: the same for every server. */
export function issuesAfter(input: ClockInput, after: Date, count: number): IssueTimes[] {
  const { clock, closeBeforeMs, zoneMinutes } = input;
  const isAllDay = 'everyMinutes' in clock;
  const zone: Zone = isAllDay ? zoneMinutes : clock.offsetMinutes;
  const local = wallClock(after, zone).getTime();
  const draws = isAllDay ? stepsAfter(clock, local, count) : daysAfter(clock, local, count);
  return draws.map(({ day, n, opens, at }) => ({
    number: `${dayText(day)}-${String(n).padStart(4, '0')}`,
    opensAt: fromWallClock(opens, zone),
    closesAt: fromWallClock(at - closeBeforeMs, zone),
    drawsAt: fromWallClock(at, zone),
  }));
}

type LocalDraw = { day: number; n: number; opens: number; at: number };

/** The n-th issue of a day draws n steps after midnight: the last one at the midnight that ends it. */
function stepsAfter(
  { everyMinutes }: { everyMinutes: number },
  local: number,
  count: number,
): LocalDraw[] {
  const stepMs = minutes(everyMinutes);
  const first = Math.floor(local / stepMs) + 1;
  return Array.from({ length: count }, (_, i) => {
    const at = (first + i) * stepMs;
    const day = Math.floor((at - 1) / days(1));
    return { day, n: (at - days(day)) / stepMs, opens: at - stepMs, at };
  });
}

type DayClock = Exclude<DrawClock, { everyMinutes: number }>;

/** One issue a day at most; it opens when the one before it was drawn. */
function daysAfter(clock: DayClock, local: number, count: number): LocalDraw[] {
  const timeMs = minutes(minutesOf(clock.at));
  const draws: LocalDraw[] = [];
  let opens = lastDrawBefore(clock, local, timeMs);
  for (let day = Math.floor(local / days(1)); draws.length < count; day += 1) {
    const at = days(day) + timeMs;
    if (at <= local || !fallsOn(clock, day)) continue;
    draws.push({ day, n: 1, opens, at });
    opens = at;
  }
  return draws;
}

function lastDrawBefore(clock: DayClock, local: number, timeMs: number): number {
  let day = Math.floor(local / days(1));
  while (days(day) + timeMs > local || !fallsOn(clock, day)) day -= 1;
  return days(day) + timeMs;
}

function fallsOn({ weekDays, monthDays }: DayClock, day: number): boolean {
  const date = new Date(days(day));
  if (weekDays) return weekDays.includes(date.getUTCDay() || 7);
  return monthDays ? monthDays.includes(date.getUTCDate()) : true;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function dayText(day: number): string {
  return new Date(days(day)).toISOString().slice(0, 10).replaceAll('-', '');
}

/** The calendar day of an issue, as its number begins with it: 2026-11-15. */
export function dayOfIssue(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
}
