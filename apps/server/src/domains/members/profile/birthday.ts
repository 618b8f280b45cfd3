import { wallClock } from '@baize/calendar';
import { ageOn, matchesPattern } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';

const YEAR_FIRST = 11;
const MONTH_FIRST = 13;
const BOUNDS = { min: 10, max: 10 };

/** A birthday as year-month-day, however the brand asks for it; one that is no day is refused. */
export function readBirthday(typed: string): string {
  const text = typed.trim();
  if (matchesPattern(YEAR_FIRST, text, BOUNDS)) return text;
  if (matchesPattern(MONTH_FIRST, text, BOUNDS)) return `${text.slice(6)}-${text.slice(0, 5)}`;
  const fault = { messageId: `patterns.${YEAR_FIRST}`, ...BOUNDS };
  return refuse('FIELD_NOT_VALID', { value: { faults: { birthday: fault } } });
}

/** Old enough by the calendar of the brand's time zone, to the day. */
export function assertAged(house: House, birthday: string, age: number): void {
  const today = wallClock(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  if (!(ageOn(birthday, today) >= age)) refuse('UNDER_AGE', { words: { age } });
}
