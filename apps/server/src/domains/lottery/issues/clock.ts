import { days, fromWallClock, hours, minutes, wallClock, type Zone } from '@baize/calendar';
import type { DayClock, DrawClock } from '../shipped.ts';

export type IssueTimes = { number: string; opensAt: Date; closesAt: Date; drawsAt: Date };

export type ClockInput = {
  clock: DrawClock;
  closeBeforeMs: number;
  /** The platform's own zone, for those that draw all day. */
  zoneMinutes: Zone;
  /** What was decided about single days (2026-02-17): another time, or null for no draw. */
  changes?: ReadonlyMap<string, Date | null>;
};

/** How far issues are wanted: so many, or all that draw until an instant. */
export type Wanted = { count: number } | { until: Date };

/** The issues that draw after an instant, the next one first. Pure: the same for every server. */
export function issuesAfter(input: ClockInput, after: Date, wanted: Wanted): IssueTimes[] {
  const { clock, closeBeforeMs, zoneMinutes } = input;
  const isAllDay = 'everyMinutes' in clock;
  const zone: Zone = isAllDay ? zoneMinutes : clock.offsetMinutes;
  const local = wallClock(after, zone).getTime();
  const until = 'until' in wanted ? wallClock(wanted.until, zone).getTime() : undefined;
  const count = 'count' in wanted ? wanted.count : Number.POSITIVE_INFINITY;
  const draws = isAllDay
    ? stepsAfter(clock, local, { count, until })
    : daysAfter({ ...input, clock }, local, { count, until });
  return draws.map(({ day, n, opens, at }) => ({
    number: `${dayText(day).replaceAll('-', '')}-${String(n).padStart(4, '0')}`,
    opensAt: fromWallClock(opens, zone),
    closesAt: fromWallClock(at - closeBeforeMs, zone),
    drawsAt: fromWallClock(at, zone),
  }));
}

type LocalDraw = { day: number; n: number; opens: number; at: number };
type Bounds = { count: number; until: number | undefined };

/** The n-th issue of a day draws n steps after midnight: the last one at the midnight that ends it. */
function stepsAfter(
  { everyMinutes }: { everyMinutes: number },
  local: number,
  { count, until = Number.POSITIVE_INFINITY }: Bounds,
): LocalDraw[] {
  const stepMs = minutes(everyMinutes);
  const draws: LocalDraw[] = [];
  let at = (Math.floor(local / stepMs) + 1) * stepMs;
  for (; draws.length < count && at <= until; at += stepMs) {
    const day = Math.floor((at - 1) / days(1));
    draws.push({ day, n: (at - days(day)) / stepMs, opens: at - stepMs, at });
  }
  return draws;
}

/** A draw that was put off for no longer than this is still found. */
const POSTPONED_DAYS = 14;

type DayInput = ClockInput & { clock: DayClock };

/** One issue a day at most; it opens when the one before it was drawn. */
function daysAfter(
  input: DayInput,
  local: number,
  { count, until = Number.POSITIVE_INFINITY }: Bounds,
): LocalDraw[] {
  const draws: LocalDraw[] = [];
  let opens = lastDrawBefore(input, local);
  const first = Math.floor(local / days(1)) - POSTPONED_DAYS;
  for (let day = first; draws.length < count && days(day) <= until; day += 1) {
    const at = drawOn(input, day);
    if (at === undefined || at <= local || at > until) continue;
    // One that was put forward is open for an hour at least.
    const latest = at - input.closeBeforeMs - hours(1);
    draws.push({ day, n: 1, opens: Math.min(opens, latest), at });
    opens = at;
  }
  return draws;
}

/** When the draw that belongs to a day is held; undefined where there is none. */
function drawOn({ clock, changes }: DayInput, day: number): number | undefined {
  if (!fallsOn(clock, day)) return undefined;
  const change = changes?.get(dayText(day));
  if (change === null) return undefined;
  if (change) return wallClock(change, clock.offsetMinutes).getTime();
  return days(movedDay(clock, day)) + minutes(minutesOf(clock.at));
}

function lastDrawBefore(input: DayInput, local: number): number {
  for (let day = Math.floor(local / days(1)); ; day -= 1) {
    const at = drawOn(input, day);
    if (at !== undefined && at <= local) return at;
  }
}

function fallsOn({ weekDays, monthDays, isFree }: DayClock, day: number): boolean {
  if (isFree?.(dayText(day))) return false;
  const date = new Date(days(day));
  if (weekDays) return weekDays.includes(date.getUTCDay() || 7);
  return monthDays ? monthDays.includes(date.getUTCDate()) : true;
}

function movedDay({ moves }: DayClock, day: number): number {
  const text = dayText(day);
  const moved = moves?.[text.slice(5)];
  return moved ? Date.parse(`${text.slice(0, 5)}${moved}`) / days(1) : day;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function dayText(day: number): string {
  return new Date(days(day)).toISOString().slice(0, 10);
}

/** The calendar day of an issue, as its number begins with it: 2026-11-15. */
export function dayOfIssue(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
}
