import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

export type Alike = { member_id: bigint; tie: 'name' | 'mobile' };
export type AlikePair = { one: bigint; other: bigint; tie: 'name' | 'mobile' | 'invitation' };

/** Others with the same real name or telephone number: by keyed hash, so nothing is opened. */
export async function findAlike(house: House, memberId: bigint, limit: number): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    (select o.id as member_id, 'name' as tie from members m
      join members o on o.real_name_lookup = m.real_name_lookup and o.id <> m.id
      where m.id = ${memberId} and m.real_name_lookup is not null limit ${limit})
    union all
    (select o.id, 'mobile' from members m
      join members o on o.mobile_lookup = m.mobile_lookup and o.id <> m.id
      where m.id = ${memberId} and m.mobile_lookup is not null limit ${limit})`.execute(
    house.reports,
  );
  return rows;
}

/** Whom a member invited as a friend, and who invited them; an agent's link says nothing of a person. */
export async function findInvited(house: House, memberId: bigint, limit: number) {
  const { rows } = await sql<{ member_id: bigint }>`
    (select i.member_id from invite_codes c join invited_members i on i.code = c.code
      where c.owner_id = ${memberId} and c.kind = 'referral' limit ${limit})
    union all
    select c.owner_id from invited_members i join invite_codes c on c.code = i.code
    where i.member_id = ${memberId} and c.kind = 'referral'`.execute(house.reports);
  return rows.map(({ member_id }) => ({ member_id, tie: 'invitation' as const }));
}

/** The same among some members: each pair once, the smaller number first. */
export async function alikeAmong(house: House, ids: readonly bigint[]): Promise<AlikePair[]> {
  const { rows } = await sql<AlikePair>`
    with those as (select id, real_name_lookup, mobile_lookup from members
      where id = any(${ids}::bigint[]))
    select a.id as one, b.id as other, 'name' as tie from those a
      join those b on b.id > a.id and b.real_name_lookup = a.real_name_lookup
    union all
    select a.id, b.id, 'mobile' from those a
      join those b on b.id > a.id and b.mobile_lookup = a.mobile_lookup
    union all
    select least(c.owner_id, i.member_id), greatest(c.owner_id, i.member_id), 'invitation'
      from invited_members i join invite_codes c on c.code = i.code and c.kind = 'referral'
      where i.member_id = any(${ids}::bigint[]) and c.owner_id = any(${ids}::bigint[])`.execute(
    house.reports,
  );
  return rows;
}
