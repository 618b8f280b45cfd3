import type { membersOperator, Output } from '@baize/contract';
import type { ExpressionBuilder } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { identitySettings } from '../../system/index.ts';
import {
  AGENT_TYPES,
  emailKey,
  findMember,
  kindOf,
  MEMBER,
  type Member,
  TRIAL,
  usernameKey,
} from '../member.ts';

type Wanted = Output<typeof membersOperator.searchMembers.input>;
type Rows = Output<typeof membersOperator.searchMembers.value>;
export type MemberRow = Rows['list'][number];

/** Members, the newest first. A number or an address finds its owner, and the question is written down. */
export async function searchMembers(house: House, caller: Caller, wanted: Wanted): Promise<Rows> {
  const contact = wanted.mobile ? 'mobile' : wanted.email && 'email';
  if (contact) await noteSearch(house, caller, contact);
  const found = await house.reports
    .selectFrom('members')
    .selectAll()
    .where((of) => of.and([...whoIs(house, of, wanted), ...howItStands(of, wanted)]))
    .orderBy('id', 'desc')
    .limit(wanted.pageSize)
    .execute();
  return shownRows(house, found, wanted.pageSize);
}

type Of = ExpressionBuilder<Tables, 'members'>;

function whoIs(house: House, of: Of, { username, memberId, mobile, email }: Wanted) {
  return [
    ...(username ? [of('username_key', 'like', beginning(username))] : []),
    ...(memberId ? [of('id', '=', BigInt(memberId))] : []),
    ...(mobile ? [of('mobile_lookup', '=', mobileLookup(house, mobile))] : []),
    ...(email ? [of('email_lookup', '=', house.keys.lookup('email', emailKey(email)))] : []),
  ];
}

const TYPES = { member: [MEMBER], trial: [TRIAL], agent: AGENT_TYPES };

function howItStands(of: Of, wanted: Wanted) {
  const { kind, frozen, registeredFrom: from, registeredTo: to, after } = wanted;
  return [
    ...(kind ? [of('type', 'in', TYPES[kind])] : []),
    ...(frozen ? [of('frozen_at', frozen === 'yes' ? 'is not' : 'is', null)] : []),
    ...(from === undefined ? [] : [of('registered_at', '>=', new Date(from))]),
    ...(to === undefined ? [] : [of('registered_at', '<=', new Date(to))]),
    ...(after === undefined ? [] : [of('id', '<', BigInt(after))]),
  ];
}

/** Those directly under a member. */
export async function listDownlines(
  house: House,
  { memberId, after, pageSize }: Output<typeof membersOperator.memberDownlines.input>,
): Promise<Rows> {
  let query = house.reports
    .selectFrom('members')
    .selectAll()
    .where('upline_id', '=', BigInt(memberId));
  if (after) query = query.where('id', '<', BigInt(after));
  return shownRows(house, await query.orderBy('id', 'desc').limit(pageSize).execute(), pageSize);
}

async function shownRows(house: House, found: Member[], pageSize: number): Promise<Rows> {
  const uplines = [...new Set(found.flatMap(({ upline_id }) => upline_id ?? []))];
  const names = await namesOf(house, uplines);
  const list = found.map((member) => memberRow(member, names.get(member.upline_id ?? 0n) ?? null));
  return trailOf(list, { rows: found, pageSize, keyOf: ({ id }) => Number(id) });
}

export async function namesOf(house: House, ids: bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await house.reports
    .selectFrom('members')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

export function memberRow(member: Member, upline: string | null): MemberRow {
  return {
    id: Number(member.id),
    username: member.username,
    nickname: member.nickname,
    type: member.type,
    kind: kindOf(member.type),
    level: member.level,
    upline,
    registeredAt: member.registered_at.getTime(),
    lastLoginAt: member.last_login_at?.getTime() ?? null,
    isFrozen: member.frozen_at !== null,
  };
}

/** The rows of some members, in no order. */
export async function memberRowsOf(house: House, ids: readonly bigint[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  const found = await house.reports
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return (await shownRows(house, found, found.length)).list;
}

/** The row of one member, with the name of their upline. */
export async function rowOf(house: House, memberId: bigint): Promise<MemberRow> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  const names = await namesOf(house, member.upline_id ? [member.upline_id] : []);
  return memberRow(member, names.get(member.upline_id ?? 0n) ?? null);
}

/** Who asks for the owner of a contact may see contacts, and is in the log before they are told. */
export async function noteSearch(
  house: House,
  caller: Caller,
  by: 'mobile' | 'email',
): Promise<void> {
  if (!caller.rights.includes('members.personal')) refuse('NOT_ALLOWED');
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'members.searched',
      subject: 'members',
      after: { by },
      address: caller.address,
    }),
  );
}

const beginning = (typed: string) => `${usernameKey(typed).replace(/[\\%_]/g, '\\$&')}%`;

export function mobileLookup(house: House, typed: string): string {
  const digits = typed.trim();
  const dialling = identitySettings(house).diallingCode;
  const full = digits.startsWith('+') ? digits : `${dialling}${digits.replace(/^0+/, '')}`;
  return house.keys.lookup('mobile', parsePhoneNumberFromString(full)?.number ?? digits);
}
