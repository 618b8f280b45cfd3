import { ageOn, MINIMUM_AGE } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { brandOf } from '../system/index.ts';

/** Eighteen by the calendar of the brand's time zone, to the day. */
export function assertOfAge(house: House, birthday: string | undefined): void {
  if (birthday === undefined || birthday === '') return;
  const today = house.clock.now().getTime() + brandOf(house).timeZoneOffsetMinutes * 60_000;
  if (ageOn(birthday, new Date(today)) < MINIMUM_AGE) {
    refuse('UNDER_AGE', { words: { age: MINIMUM_AGE } });
  }
}
