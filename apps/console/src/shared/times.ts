import { type Day, dayOf, fromWallClock, spanOf, wallClock, type Zone } from '@baize/calendar';
import { createTimes } from '@baize/web/times.ts';

export type Times = ReturnType<typeof timesOf>;

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const FORMATS = {
  day: { dateStyle: 'medium' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  time: CLOCK,
  exact: { ...CLOCK, second: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Instants as the house tells them: by the brand's fixed offset, whatever the desk's own clock. */
export function timesOf(timeZone: string, offsetMinutes: Zone) {
  const write = createTimes('en-GB', offsetMinutes, FORMATS);
  return {
    timeZone,
    offsetMinutes,
    day: (at: number) => write('day', at),
    longDay: (at: number) => write('longDay', at),
    time: (at: number) => write('time', at),
    dayAndTime: (at: number) => `${write('day', at)}, ${write('time', at)}`,
    exact: (at: number) => `${write('day', at)}, ${write('exact', at)}`,
    today: (now: number) => dayOf(now, offsetMinutes),
  };
}

/** An instant as a date-and-time field shows it at an offset: `2026-11-15T18:30`. */
export function toFieldText(at: number, offsetMinutes: Zone): string {
  return wallClock(at, offsetMinutes).toISOString().slice(0, 16);
}

/** What was typed into a date-and-time field at an offset, as an instant; null when it is none. */
export function fromFieldText(text: string, offsetMinutes: Zone): number | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? Date.parse(`${text.slice(0, 16)}:00Z`)
    : Number.NaN;
  return Number.isNaN(at) ? null : fromWallClock(at, offsetMinutes).getTime();
}

/** The first and the last instant of a span of days at an offset. */
export function daySpan(from: Day, to: Day, offsetMinutes: Zone) {
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return undefined;
  const span = spanOf({ from, to }, offsetMinutes);
  return { from: span.from.getTime(), to: span.to.getTime() - 1 };
}
