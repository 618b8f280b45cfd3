import type { Right } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { emailOf, rightsOf } from './accounts.ts';
import { ownRightsOf } from './own-roles.ts';

type StaffContact = { id: bigint; username: string; name: string; email: string | null };

/** Operators who hold a right at this moment, with the address they are written to. */
export async function staffHolding(house: House, right: Right): Promise<StaffContact[]> {
  const rows = await house.db
    .selectFrom('operators as o')
    .selectAll('o')
    .select(ownRightsOf.as('own_rights'))
    .where('o.is_disabled', '=', false)
    .orderBy('o.username')
    .execute();
  return rows
    .filter((row) => rightsOf(row.roles, row.own_rights).includes(right))
    .map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      email: emailOf(house, row),
    }));
}
