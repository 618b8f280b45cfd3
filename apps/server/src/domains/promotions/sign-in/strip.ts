import { addDays, type Day, daysBetween } from '@baize/calendar';

/** A day that was signed, and which day of the strip it was. */
export type Signed = { day: Day; place: number };

export type Place = {
  /** The day of the strip that a sign-in today is, or was. */
  today: number;
  isSignedToday: boolean;
  /** The first day since the last sign-in that was missed, while the strip can still be saved. */
  missed: Day | null;
  /** How many days would have to be made up for. */
  gap: number;
};

/** Missing a day starts anew; after the last day the strip starts over. */
export function placeToday(last: Signed | undefined, today: Day, length: number): Place {
  if (!last) return { today: 1, isSignedToday: false, missed: null, gap: 0 };
  if (last.day === today) return { today: last.place, isSignedToday: true, missed: null, gap: 0 };
  const gap = daysBetween(last.day, today) - 1;
  if (gap <= 0) {
    return { today: (last.place % length) + 1, isSignedToday: false, missed: null, gap: 0 };
  }
  // A strip that was finished has nothing to save.
  const isUnfinished = last.place + gap < length;
  const missed = isUnfinished ? addDays(last.day, 1) : null;
  return { today: 1, isSignedToday: false, missed, gap };
}
