import {
  addDays,
  type Day,
  dayOf,
  hours,
  type Period,
  periodOf,
  startOfDay,
} from '@baize/calendar';

export type Often = 'DAILY' | 'WEEKLY' | 'MONTHLY';
type Timing = { often: Often; hour: number };

/** The next instant after this one at which it is sent: a week on its Monday, a month on its first. */
export function nextAt(now: Date, { often, hour }: Timing, offset: number): Date {
  for (let day: Day = periodOf(often, dayOf(now, offset)).from; ; ) {
    const at = new Date(startOfDay(day, offset).getTime() + hours(hour));
    if (at > now) return at;
    day = addDays(periodOf(often, day).to, 1);
  }
}

/** The day, week or month that was over when it was due. */
export function periodBefore(dueAt: Date, often: Often, offset: number): Period {
  const { from } = periodOf(often, dayOf(dueAt, offset));
  return periodOf(often, addDays(from, -1));
}
