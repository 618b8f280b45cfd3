import { addDays, type Day, dayOf, minutes, startOfDay, type Zone } from '@baize/calendar';
import type { Content } from '../tables.ts';

type Timing = Pick<Content, 'repeat' | 'on' | 'time' | 'weekday' | 'until'>;

/**
 * The first instant after this one at which a message is sent, by the brand's clock; none, where its
 * day is over. Once and without a day is as soon as it is started.
 */
export function firstAfter(after: Date, timing: Timing, zone: Zone): Date | null {
  return timing.repeat === 'ONCE'
    ? onceAfter(after, timing, zone)
    : againAfter(after, timing, zone);
}

function onceAfter(after: Date, timing: Timing, zone: Zone): Date | null {
  if (timing.on === null) return after;
  const at = atTime(timing.on, timing, zone);
  return at > after ? at : null;
}

function againAfter(after: Date, timing: Timing, zone: Zone): Date | null {
  const { repeat, on, until } = timing;
  const today = dayOf(after, zone);
  for (let day = on !== null && on > today ? on : today; ; day = addDays(day, 1)) {
    if (until !== null && day > until) return null;
    const at = atTime(day, timing, zone);
    const fits = repeat === 'DAILY' || weekdayOf(day) === timing.weekday;
    if (fits && at > after) return at;
  }
}

/** When it is sent again after it was; what is sent once is not. */
export function nextAfter(after: Date, timing: Timing, zone: Zone): Date | null {
  return timing.repeat === 'ONCE' ? null : firstAfter(after, timing, zone);
}

function atTime(day: Day, { time }: Pick<Timing, 'time'>, zone: Zone): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day, zone).getTime() + minutes(hour * 60 + minute));
}

/** 1 is Monday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
