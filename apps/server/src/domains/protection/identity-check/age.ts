import { wallClock } from '@baize/calendar';
import { ageOn, type RefusalCode } from '@baize/contract';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { findMembersById, openPersonal } from '../../members/index.ts';
import { brandOf, registerRules } from '../../system/index.ts';
import { settingsOf } from '../settings.ts';

/**
 * Old enough by the market's calendar, to the day; who is not known at all is not asked. Where the
 * market wants a date of birth at registration, whoever came in another way gives it before they play.
 */
export async function whyTooYoung(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
): Promise<RefusalCode | undefined> {
  return (await tooYoungOf(house, db, [memberId])).get(memberId);
}

/** The same for many people at once; who is old enough is left out. */
export async function tooYoungOf(
  house: House,
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, RefusalCode>> {
  const { minimumAge, birthdayNeeded } = settingsOf(house);
  const asked = registerRules(house).birthday;
  const isNeeded = birthdayNeeded || (asked.fieldEnabled && asked.required);
  const today = wallClock(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const refused = new Map<bigint, RefusalCode>();
  for (const member of (await findMembersById(db, memberIds)).values()) {
    const { birthday } = openPersonal(house, member);
    if (birthday && ageOn(birthday, today) < minimumAge) refused.set(member.id, 'TOO_YOUNG');
    if (!birthday && isNeeded) refused.set(member.id, 'BIRTHDAY_NEEDED');
  }
  return refused;
}
