import { days, fromWallClock, minutes, wallClock } from '@baize/calendar';
/** When timed work is due, in the platform's own time zone. Pure: no clock, no database. */
export type Schedule =
  | { everyMinutes: number }
  | { dailyAt: string }
  /** Day 1 is Monday, day 7 Sunday. */
  | { weeklyAt: { day: number; time: string } }
  /** A day the month does not have is its last one. */
  | { monthlyAt: { days: readonly number[]; time: string } };

export type Span = { after: Date; until: Date };

/** A day of five-minute work is made up for in full; a longer silence in so many steps. */
const RUNS_MADE_UP = 288;
export const STEPS_AFTER_SILENCE = 96;

/** Every instant after the span's start, up to and with its end, in order. */
export function occurrences(schedule: Schedule, span: Span, offsetMinutes: number): Date[] {
  const after = wallClock(span.after, offsetMinutes).getTime();
  const until = wallClock(span.until, offsetMinutes).getTime();
  if (until <= after) return [];
  const local =
    'everyMinutes' in schedule
      ? everyStep(minutes(schedule.everyMinutes), after, until)
      : everyDay(schedule, after, until);
  return local.map((instant) => fromWallClock(instant, offsetMinutes));
}

/**
 * Steps of a fixed length are counted from midnight. When more than a day's worth was missed, every
 * n-th is taken, and always the last: such work handles all that is due by then.
 */
function everyStep(stepMs: number, after: number, until: number): number[] {
  const last = Math.floor(until / stepMs);
  const missed = last - Math.floor(after / stepMs);
  const stride = missed <= RUNS_MADE_UP ? 1 : Math.ceil(missed / STEPS_AFTER_SILENCE);
  const taken: number[] = [];
  for (let step = last; step * stepMs > after; step -= stride) taken.push(step * stepMs);
  return taken.reverse();
}

type DailyRule = Exclude<Schedule, { everyMinutes: number }>;

function everyDay(rule: DailyRule, after: number, until: number): number[] {
  const timeMs = minutes(minutesOf(timeOf(rule)));
  const found: number[] = [];
  for (let day = Math.floor(after / days(1)); days(day) <= until; day++) {
    const instant = days(day) + timeMs;
    if (instant > after && instant <= until && fallsOn(rule, new Date(days(day)))) {
      found.push(instant);
    }
  }
  return found;
}

function fallsOn(rule: DailyRule, day: Date): boolean {
  if ('weeklyAt' in rule) return (day.getUTCDay() || 7) === rule.weeklyAt.day;
  if ('monthlyAt' in rule) {
    const lastDay = lastDayOfMonth(day);
    return rule.monthlyAt.days.some((wanted) => Math.min(wanted, lastDay) === day.getUTCDate());
  }
  return true;
}

function lastDayOfMonth(day: Date): number {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
}

function timeOf(rule: DailyRule): string {
  if ('dailyAt' in rule) return rule.dailyAt;
  return 'weeklyAt' in rule ? rule.weeklyAt.time : rule.monthlyAt.time;
}

function minutesOf(time: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hour || !minute) throw new Error(`${time} is not a time of day such as 02:05`);
  return Number(hour) * 60 + Number(minute);
}

/** Throws on a schedule that could never be right, so that it fails at start and not at night. */
export function assertSchedule(schedule: Schedule): void {
  if ('everyMinutes' in schedule) {
    if (Number.isInteger(schedule.everyMinutes) && schedule.everyMinutes > 0) return;
    throw new Error('Work is done every so many whole minutes');
  }
  minutesOf(timeOf(schedule));
  const weekdays = 'weeklyAt' in schedule ? [schedule.weeklyAt.day] : [];
  if (weekdays.some((day) => day < 1 || day > 7)) throw new Error('A week has the days 1 to 7');
}
