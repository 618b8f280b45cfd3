import { ageOn, type RefusalCode } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { findMember, openPersonal } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { settingsOf } from '../settings.ts';

const MINUTE_MS = 60_000;

/** Old enough by the market's calendar, to the day; who is not known at all is not asked. */
export async function whyTooYoung(
  house: House,
  memberId: bigint,
): Promise<RefusalCode | undefined> {
  const { minimumAge, birthdayNeeded } = settingsOf(house);
  const member = await findMember(house.db, memberId);
  if (!member) return undefined;
  const { birthday } = openPersonal(house, member);
  if (!birthday) return birthdayNeeded ? 'BIRTHDAY_NEEDED' : undefined;
  return ageOn(birthday, todayOf(house)) >= minimumAge ? undefined : 'TOO_YOUNG';
}

/** The day it is in the market, as if it were the day in Greenwich. */
export function todayOf(house: House): Date {
  return new Date(house.clock.now().getTime() + brandOf(house).timeZoneOffsetMinutes * MINUTE_MS);
}
