/** When a lottery draws: every so many minutes of the platform's day, or at a time of its own country. */
export type DrawClock =
  | { readonly everyMinutes: number }
  | {
      readonly at: string;
      /** Minutes east of Greenwich. */
      readonly offsetMinutes: number;
      /** 1 is Monday, 7 Sunday; every day where neither is said. */
      readonly weekDays?: readonly number[];
      readonly monthDays?: readonly number[];
    };

export type IssueTimes = { number: string; opensAt: Date; closesAt: Date; drawsAt: Date };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type ClockWish = {
  clock: DrawClock;
  closeBeforeMs: number;
  /** The platform's own zone, for those that draw all day. */
  zoneMinutes: number;
};

/** The issues that draw after an instant, the next one first. Pure: the same for every server. */
export function issuesAfter(wish: ClockWish, after: Date, count: number): IssueTimes[] {
  const { clock, closeBeforeMs, zoneMinutes } = wish;
  const isAllDay = 'everyMinutes' in clock;
  const shiftMs = (isAllDay ? zoneMinutes : clock.offsetMinutes) * MINUTE_MS;
  const local = after.getTime() + shiftMs;
  const draws = isAllDay ? stepsAfter(clock, local, count) : daysAfter(clock, local, count);
  return draws.map(({ day, n, opens, at }) => ({
    number: `${dayText(day)}-${String(n).padStart(4, '0')}`,
    opensAt: new Date(opens - shiftMs),
    closesAt: new Date(at - closeBeforeMs - shiftMs),
    drawsAt: new Date(at - shiftMs),
  }));
}

type LocalDraw = { day: number; n: number; opens: number; at: number };

/** The n-th issue of a day draws n steps after midnight: the last one at the midnight that ends it. */
function stepsAfter(
  { everyMinutes }: { everyMinutes: number },
  local: number,
  count: number,
): LocalDraw[] {
  const stepMs = everyMinutes * MINUTE_MS;
  const first = Math.floor(local / stepMs) + 1;
  return Array.from({ length: count }, (_, i) => {
    const at = (first + i) * stepMs;
    const day = Math.floor((at - 1) / DAY_MS);
    return { day, n: (at - day * DAY_MS) / stepMs, opens: at - stepMs, at };
  });
}

type DayClock = Exclude<DrawClock, { everyMinutes: number }>;

/** One issue a day at most; it opens when the one before it was drawn. */
function daysAfter(clock: DayClock, local: number, count: number): LocalDraw[] {
  const timeMs = minutesOf(clock.at) * MINUTE_MS;
  const draws: LocalDraw[] = [];
  let opens = lastDrawBefore(clock, local, timeMs);
  for (let day = Math.floor(local / DAY_MS); draws.length < count; day += 1) {
    const at = day * DAY_MS + timeMs;
    if (at <= local || !fallsOn(clock, day)) continue;
    draws.push({ day, n: 1, opens, at });
    opens = at;
  }
  return draws;
}

function lastDrawBefore(clock: DayClock, local: number, timeMs: number): number {
  let day = Math.floor(local / DAY_MS);
  while (day * DAY_MS + timeMs > local || !fallsOn(clock, day)) day -= 1;
  return day * DAY_MS + timeMs;
}

function fallsOn({ weekDays, monthDays }: DayClock, day: number): boolean {
  const date = new Date(day * DAY_MS);
  if (weekDays) return weekDays.includes(date.getUTCDay() || 7);
  return monthDays ? monthDays.includes(date.getUTCDate()) : true;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** The calendar day of an issue, as its number begins with it: 2026-11-15. */
export function dayOfIssue(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
}
