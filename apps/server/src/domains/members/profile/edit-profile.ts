import { matchesPattern, patternMessage, type RegisterField } from '@baize/contract';
import type { Updateable } from 'kysely';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { identitySettings, registerRules } from '../../system/index.ts';
import type { Member, MembersTable } from '../member.ts';
import { openProfile, type Profile, profileFields, sealProfile } from '../personal-fields.ts';
import { nameKey } from '../tree/create-member.ts';
import { assertAged, readBirthday } from './birthday.ts';
import { type FieldFault, refuseFields } from './field-faults.ts';
import { personChanged } from './person-changed.ts';

export type ProfileEdit = Profile & { nickname?: string; payeeName?: string; birthday?: string };

/** Changes what the brand lets members change; a real name and a birthday are set once. */
export async function editProfile(
  house: House,
  memberId: bigint,
  typed: { [Field in keyof ProfileEdit]?: ProfileEdit[Field] | undefined },
): Promise<Member> {
  const edit = tidied(typed);
  checkEdit(house, edit);
  if (edit.birthday) {
    edit.birthday = readBirthday(edit.birthday);
    assertAged(house, edit.birthday, identitySettings(house).minimumAge);
  }
  return begin(house.db, async (tx) => {
    const member = await tx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const values = valuesOf(house, member, edit);
    if (Object.keys(values).length === 0) return member;
    await announce(tx, personChanged(memberId, house.clock.now()));
    return tx
      .updateTable('members')
      .set(values)
      .where('id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Without blanks around it, and without the number of a card in it. */
function tidied(edit: Record<string, string | undefined>): ProfileEdit {
  const given = Object.entries(edit).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, maskCardNumbers(value.trim())]],
  );
  return Object.fromEntries(given);
}

function checkEdit(house: House, edit: Record<string, string | undefined>): void {
  const rules = registerRules(house);
  const faults: Record<string, FieldFault> = {};
  for (const [field, value] of Object.entries(edit)) {
    if (value === undefined) continue;
    const rule = rules[field as RegisterField];
    if (!rule?.updateEnabled) refuse('NOT_ALLOWED');
    const { patternId, minLength: min, maxLength: max, acceptedPattern } = rule;
    // Whoever has a nickname can change it, not be without one.
    if (value === '' && field !== 'nickname') continue;
    if (!matchesPattern(patternId, value, { min, max, acceptedPattern })) {
      faults[field] = { messageId: patternMessage(patternId), min, max };
    }
  }
  if (Object.keys(faults).length > 0) refuseFields(faults);
}

function valuesOf(house: House, member: Member, edit: ProfileEdit): Updateable<MembersTable> {
  const { nickname, payeeName, birthday } = edit;
  if (payeeName && member.real_name_sealed) refuse('REAL_NAME_SET');
  if (birthday && member.birthday_sealed) refuse('REAL_NAME_SET');
  const others = profileFields.flatMap((field) =>
    edit[field] === undefined ? [] : [[field, edit[field]]],
  );
  const profile = { ...openProfile(house, member), ...Object.fromEntries(others) };
  return {
    ...(nickname && { nickname }),
    ...(payeeName && {
      real_name_sealed: house.keys.seal(payeeName),
      real_name_lookup: house.keys.lookup('name', nameKey(payeeName)),
    }),
    ...(birthday && { birthday_sealed: house.keys.seal(birthday) }),
    ...(others.length > 0 && { profile_sealed: sealProfile(house, profile) }),
  };
}
