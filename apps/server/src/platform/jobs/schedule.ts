/** When timed work is due, in the platform's own time zone. Pure: no clock, no database. */
export type Schedule =
  | { everyMinutes: number }
  | { dailyAt: string }
  /** Day 1 is Monday, day 7 Sunday. */
  | { weeklyAt: { day: number; time: string } }
  /** A day the month does not have is its last one. */
  | { monthlyAt: { days: readonly number[]; time: string } };

export type Span = { after: Date; until: Date };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day of five-minute work is made up for in full; a longer silence in so many steps. */
const RUNS_MADE_UP = 288;
export const STEPS_AFTER_SILENCE = 96;

/** Every instant after the span's start, up to and with its end, in order. */
export function occurrences(schedule: Schedule, span: Span, offsetMinutes: number): Date[] {
  const shiftMs = offsetMinutes * MINUTE_MS;
  const after = span.after.getTime() + shiftMs;
  const until = span.until.getTime() + shiftMs;
  if (until <= after) return [];
  const local =
    'everyMinutes' in schedule
      ? everyStep(schedule.everyMinutes * MINUTE_MS, after, until)
      : everyDay(schedule, after, until);
  return local.map((instant) => new Date(instant - shiftMs));
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
  const timeMs = minutesOf(timeOf(rule)) * MINUTE_MS;
  const found: number[] = [];
  for (let day = Math.floor(after / DAY_MS); day * DAY_MS <= until; day++) {
    const instant = day * DAY_MS + timeMs;
    if (instant > after && instant <= until && fallsOn(rule, new Date(day * DAY_MS))) {
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
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes) throw new Error(`${time} is not a time of day such as 02:05`);
  return Number(hours) * 60 + Number(minutes);
}

/** Throws on a schedule that could never be right, so that it fails at start and not at night. */
export function assertSchedule(schedule: Schedule): void {
  if ('everyMinutes' in schedule) {
    if (Number.isInteger(schedule.everyMinutes) && schedule.everyMinutes > 0) return;
    throw new Error('Work is done every so many whole minutes');
  }
  minutesOf(timeOf(schedule));
  const days = 'weeklyAt' in schedule ? [schedule.weeklyAt.day] : [];
  if (days.some((day) => day < 1 || day > 7)) throw new Error('A week has the days 1 to 7');
}
