import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import { findMembersById, type Member, openPersonal, openProfile } from '../../members/index.ts';
import type { KeyKind } from '../tables.ts';
import { paperNumber, personName } from './person-name.ts';

type Db = Database | Transaction;
export type PersonKey = { kind: KeyKind; key: string };

/** Raised when keys are spelt otherwise, so that those kept before are made anew. */
export const KEYS_VERSION = 2;

/** By what each of some people is known again, as keyed hashes. */
async function keysOfMany(
  house: House,
  db: Db,
  memberIds: readonly bigint[],
): Promise<Map<bigint, PersonKey[]>> {
  const members = await findMembersById(db, memberIds);
  const { rows } = await sql<PersonKey & { member_id: bigint }>`
    select member_id, 'device' as kind, device as key from device_uses
      where member_id = any(${memberIds}::bigint[])
    union
    select member_id, 'bank', account_lookup from payout_account_uses
      where member_id = any(${memberIds}::bigint[])`.execute(db);
  const used = groupBy(rows, ({ member_id }) => member_id);
  return new Map(
    [...members.values()].map((member) => [
      member.id,
      [
        ...ownKeys(house, member),
        ...(used.get(member.id) ?? []).map(({ kind, key }) => ({ kind, key })),
      ],
    ]),
  );
}

/** By what they said of themselves. */
function ownKeys(house: House, member: Member): PersonKey[] {
  const { realName, birthday } = openPersonal(house, member);
  const { idNumber } = openProfile(house, member);
  const found: (PersonKey | false | '' | null | undefined)[] = [
    idNumber && { kind: 'id', key: house.keys.lookup('id-number', paperNumber(idNumber)) },
    member.mobile_lookup !== null && { kind: 'phone', key: member.mobile_lookup },
    realName &&
      birthday && {
        kind: 'name-birth',
        key: house.keys.lookup('person', `${personName(realName)} ${birthday}`),
      },
  ];
  return found.filter((one): one is PersonKey => Boolean(one));
}

/** Kept from the exclusion on, whatever becomes of the account. */
export async function saveKeys(
  house: House,
  tx: Transaction,
  memberId: bigint,
  at: Date,
): Promise<void> {
  const keys = (await keysOfMany(house, tx, [memberId])).get(memberId) ?? [];
  await tx
    .updateTable('protection_members')
    .set({ keys_version: KEYS_VERSION })
    .where('member_id', '=', memberId)
    .execute();
  if (keys.length === 0) return;
  await tx
    .insertInto('protection_keys')
    .values(keys.map(({ kind, key }) => ({ member_id: memberId, kind, key, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Others with a key in common who are excluded now, and were not told apart by an operator. */
export async function excludedTwins(
  house: House,
  db: Db,
  memberId: bigint,
): Promise<Map<bigint, string[]>> {
  return (await excludedTwinsOfMany(house, db, [memberId])).get(memberId) ?? new Map();
}

type Twin = { member_id: bigint; excluded_id: bigint; kinds: string[] };

/** The same for many people at once; who has none is left out. */
export async function excludedTwinsOfMany(
  house: House,
  db: Db,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Map<bigint, string[]>>> {
  const known = await keysOfMany(house, db, memberIds);
  const keys = [...known].flatMap(([memberId, own]) =>
    own.map(({ kind, key }) => ({ memberId, kind, key })),
  );
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Twin>`
    select w.member_id, k.member_id as excluded_id, array_agg(distinct k.kind) as kinds
    from unnest(${keys.map(({ memberId }) => memberId)}::bigint[],
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[])
      w (member_id, kind, key)
    join protection_keys k on k.key = w.key and k.kind = w.kind
    join protection_members p on p.member_id = k.member_id
    where k.member_id <> w.member_id and p.bar_kind = 'exclusion'
      and p.barred_until > ${house.clock.now()}
      and not exists (select from protection_matches m where m.member_id = w.member_id
        and m.excluded_id = k.member_id and m.state = 'OTHER')
    group by 1, 2`.execute(db);
  const twins = groupBy(rows, ({ member_id }) => member_id);
  return new Map(
    [...twins].map(([memberId, theirs]) => [
      memberId,
      new Map(theirs.map(({ excluded_id, kinds }) => [excluded_id, kinds])),
    ]),
  );
}

/** Those of some others who are, as far as anyone can tell, the same person: a key in common says so. */
export async function samePersonAs(
  house: House,
  db: Db,
  memberId: bigint,
  others: readonly bigint[],
): Promise<bigint[]> {
  const known = await keysOfMany(house, db, [memberId, ...others]);
  const spelt = (id: bigint) => (known.get(id) ?? []).map(({ kind, key }) => `${kind} ${key}`);
  const own = new Set(spelt(memberId));
  return others.filter((other) => other !== memberId && spelt(other).some((key) => own.has(key)));
}
