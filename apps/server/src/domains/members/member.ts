import type { Language } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';

export interface MembersTable {
  id: Generated<bigint>;
  username: string;
  username_key: string;
  nickname: string;
  type: number;
  upline_id: bigint | null;
  path: string;
  level: number;
  language: string;
  avatar: string;
  registered_at: Date;
  register_url: string | null;
  first_login_seen_at: Date | null;
  last_login_at: Date | null;
  last_login_place: string | null;
  previous_login_at: Date | null;
  previous_login_place: string | null;
  frozen_at: Date | null;
  freeze_reason: string | null;
  mobile_sealed: string | null;
  mobile_lookup: string | null;
  mobile_verified_at: Date | null;
  /** The number is theirs alone: proved, or the name they sign in with. */
  holds_mobile: Generated<boolean>;
  dialling_code: string | null;
  email_sealed: string | null;
  email_lookup: string | null;
  email_verified_at: Date | null;
  holds_email: Generated<boolean>;
  real_name_sealed: string | null;
  real_name_lookup: string | null;
  birthday_sealed: string | null;
  profile_sealed: string | null;
}

declare module '../../platform/database.ts' {
  interface Tables {
    members: MembersTable;
  }
}

export type Member = Selectable<MembersTable>;

export const MEMBER = 0;
export const AGENT = 1;
export const GENERAL_AGENT = 2;
export const TRIAL = 4;
export const LINK_AGENT = 41;
export const AFFILIATE = 42;

export const AGENT_TYPES = [AGENT, GENERAL_AGENT, LINK_AGENT, AFFILIATE];

export type MemberKind = 'member' | 'agent' | 'trial';

export function kindOf(type: number): MemberKind {
  if (type === TRIAL) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** The member, held until the transaction ends. */
export function lockMember(tx: Transaction, memberId: bigint): Promise<Member> {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findMember(
  db: Database | Transaction,
  memberId: bigint,
): Promise<Member | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst();
}

/** Many at once, by their number; who is not there is left out. */
export async function findMembersById(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Member>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', [...memberIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** By user name in any case; clients may add the brand before an @. */
export async function findByUsername(
  db: Database | Transaction,
  username: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
}

/** Who holds a number; one that someone merely typed leads to nobody. */
export async function findByMobile(
  house: House,
  db: Database | Transaction,
  e164: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('mobile_lookup', '=', house.keys.lookup('mobile', e164))
    .where('holds_mobile', '=', true)
    .executeTakeFirst();
}

export async function findByEmail(
  house: House,
  db: Database | Transaction,
  email: string,
): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('email_lookup', '=', house.keys.lookup('email', emailKey(email)))
    .where('holds_email', '=', true)
    .executeTakeFirst();
}

/** Full account names are merchant@username; the part before the @ is the brand's. */
export function usernameKey(username: string): string {
  return username.trim().split('@').at(-1)!.toLowerCase();
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function isLanguage(member: Pick<Member, 'language'>): Language {
  return member.language as Language;
}
