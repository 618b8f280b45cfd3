import { randomInt } from 'node:crypto';
import type { Language } from '@baize/contract';
import type { Insertable } from 'kysely';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { sqlState, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openAccounts } from '../../wallet/index.ts';
import { emailKey, kindOf, type Member, type MembersTable, usernameKey } from '../member.ts';
import { type Profile, sealProfile } from '../personal-fields.ts';
import { placeUnder } from './tree.ts';

export const DRAWN_AVATARS = 24;

export type NewMember = {
  username: string;
  nickname?: string;
  type: number;
  upline: Pick<Member, 'id' | 'path' | 'level'> | null;
  language: Language;
  registerUrl?: string;
  /** In full international form, +639171234567. */
  mobile?: string;
  isMobileVerified?: boolean;
  /** They sign in by it, so that nobody else can. */
  isMobileTheirName?: boolean;
  diallingCode?: string;
  email?: string;
  isEmailVerified?: boolean;
  realName?: string;
  birthday?: string;
  profile?: Profile;
};

/** Opens a member: one row, a place in the tree, and accounts for money. */
export async function createMember(
  house: House,
  tx: Transaction,
  person: NewMember,
): Promise<Member> {
  const inserted = await insertMember(tx, memberRow(house, person));
  const { path, level } = placeUnder(person.upline, inserted.id);
  const member = await tx
    .updateTable('members')
    .set({ path, level })
    .where('id', '=', inserted.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await openAccounts(tx, member.id, { kind: kindOf(member.type), at: member.registered_at });
  await announce(tx, {
    name: 'member.registered',
    key: String(member.id),
    at: member.registered_at,
    payload: { memberId: String(member.id), type: member.type, path },
  });
  return member;
}

function memberRow(house: House, person: NewMember): Insertable<MembersTable> {
  const now = house.clock.now();
  const { keys } = house;
  const seal = (plain: string | undefined) => (plain ? keys.seal(plain) : null);
  return {
    username: person.username,
    username_key: usernameKey(person.username),
    nickname: maskCardNumbers(person.nickname || person.username),
    type: person.type,
    upline_id: person.upline?.id ?? null,
    path: '',
    level: 0,
    language: person.language,
    avatar: String(1 + randomInt(DRAWN_AVATARS)),
    registered_at: now,
    register_url: person.registerUrl ?? null,
    mobile_sealed: seal(person.mobile),
    mobile_lookup: person.mobile ? keys.lookup('mobile', person.mobile) : null,
    mobile_verified_at: person.isMobileVerified ? now : null,
    holds_mobile: Boolean(person.isMobileVerified || person.isMobileTheirName),
    dialling_code: person.diallingCode ?? null,
    email_sealed: seal(person.email),
    email_lookup: person.email ? keys.lookup('email', emailKey(person.email)) : null,
    email_verified_at: person.isEmailVerified ? now : null,
    holds_email: person.isEmailVerified ?? false,
    real_name_sealed: seal(person.realName),
    real_name_lookup: person.realName ? keys.lookup('name', nameKey(person.realName)) : null,
    birthday_sealed: seal(person.birthday),
    profile_sealed: person.profile ? sealProfile(house, person.profile) : null,
  };
}

const UNIQUE_VIOLATION = '23505';

async function insertMember(
  tx: Transaction,
  row: Insertable<MembersTable>,
): Promise<{ id: bigint }> {
  try {
    return await tx.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const { constraint } = error as unknown as { constraint?: string };
    if (constraint === 'members_mobile') refuse('MOBILE_TAKEN');
    if (constraint === 'members_email') refuse('EMAIL_TAKEN');
    refuse('USERNAME_TAKEN');
  }
}

/** Names are compared without case, accents or spaces. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}
