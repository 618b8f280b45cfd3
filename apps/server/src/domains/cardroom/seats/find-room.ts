import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { playerOf } from '../../play/index.ts';
import { type ShownTable, showTable } from '../hands/show-table.ts';
import { findTable } from '../tables/table-rows.ts';

/** The table behind a code; rooms of play money are none for those who play for money. */
export async function findRoom(
  house: House,
  caller: Caller,
  code: string,
): Promise<{ tableId: string; table: ShownTable }> {
  const row = await house.db
    .selectFrom('card_tables')
    .select('id')
    .where('code', '=', code)
    .where('currency', '=', playerOf(caller).currency)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const table = row && (await findTable(house.db, row.id, house.clock.now()));
  if (!table) refuse('ROOM_NOT_FOUND');
  return { tableId: String(table.id), table: await showTable(house, table, caller.memberId) };
}
