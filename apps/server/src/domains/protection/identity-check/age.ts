import { wallClock } from '@baize/calendar';
import { ageOn, type RefusalCode } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { findMember, openPersonal } from '../../members/index.ts';
import { brandOf, registerRules } from '../../system/index.ts';
import { settingsOf } from '../settings.ts';

/**
 * Old enough by the market's calendar, to the day; who is not known at all is not asked. Where the
 * market wants a date of birth at registration, whoever came in another way gives it before they play.
 */
export async function whyTooYoung(
  house: House,
  memberId: bigint,
): Promise<RefusalCode | undefined> {
  const { minimumAge, birthdayNeeded } = settingsOf(house);
  const asked = registerRules(house).birthday;
  const isNeeded = birthdayNeeded || (asked.fieldEnabled && asked.required);
  const member = await findMember(house.db, memberId);
  if (!member) return undefined;
  const { birthday } = openPersonal(house, member);
  const today = wallClock(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  if (!birthday) return isNeeded ? 'BIRTHDAY_NEEDED' : undefined;
  return ageOn(birthday, today) >= minimumAge ? undefined : 'TOO_YOUNG';
}
