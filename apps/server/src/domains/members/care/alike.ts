import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

export type Alike = { member_id: bigint; tie: 'name' | 'mobile' };

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
