import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { findMember, openPersonal, openProfile } from '../../members/index.ts';
import type { KeyKind } from '../tables.ts';
import { paperNumber, personName } from './person-name.ts';

type Db = Database | Transaction;
export type PersonKey = { kind: KeyKind; key: string };

/** Raised when keys are spelt otherwise, so that those kept before are made anew. */
export const KEYS_VERSION = 2;

/** By what a person is known again, as keyed hashes. */
export async function keysOf(house: House, db: Db, memberId: bigint): Promise<PersonKey[]> {
  const member = await findMember(db, memberId);
  if (!member) return [];
  const { realName, birthday } = openPersonal(house, member);
  const { idNumber } = openProfile(house, member);
  const { rows } = await sql<PersonKey>`
    select 'device' as kind, device as key from device_uses where member_id = ${memberId}
    union
    select 'bank', account_lookup from payout_account_uses where member_id = ${memberId}`.execute(
    db,
  );
  const found: (PersonKey | false | '' | null | undefined)[] = [
    idNumber && { kind: 'id', key: house.keys.lookup('id-number', paperNumber(idNumber)) },
    member.mobile_lookup !== null && { kind: 'phone', key: member.mobile_lookup },
    realName &&
      birthday && {
        kind: 'name-birth',
        key: house.keys.lookup('person', `${personName(realName)} ${birthday}`),
      },
    ...rows.map(({ kind, key }) => ({ kind, key })),
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
  const keys = await keysOf(house, tx, memberId);
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
  const keys = await keysOf(house, db, memberId);
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ excluded_id: bigint; kinds: string[] }>`
    select k.member_id as excluded_id, array_agg(distinct k.kind) as kinds
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[])
      w (kind, key)
    join protection_keys k on k.key = w.key and k.kind = w.kind
    join protection_members p on p.member_id = k.member_id
    where k.member_id <> ${memberId} and p.bar_kind = 'exclusion'
      and p.barred_until > ${house.clock.now()}
      and not exists (select from protection_matches m where m.member_id = ${memberId}
        and m.excluded_id = k.member_id and m.state = 'OTHER')
    group by 1`.execute(db);
  return new Map(rows.map(({ excluded_id, kinds }) => [excluded_id, kinds]));
}

/** Those of some others who are, as far as anyone can tell, the same person: a key in common says so. */
export async function samePersonAs(
  house: House,
  memberId: bigint,
  others: readonly bigint[],
): Promise<bigint[]> {
  const spelt = async (id: bigint) =>
    (await keysOf(house, house.db, id)).map(({ kind, key }) => `${kind} ${key}`);
  const own = new Set(await spelt(memberId));
  const found: bigint[] = [];
  for (const other of others) {
    if (other !== memberId && (await spelt(other)).some((key) => own.has(key))) found.push(other);
  }
  return found;
}
