import type { Transaction } from '../../../platform/database.ts';
import { hasChips } from '../stakes/stake.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Seat } from '../tables.ts';

/** Somebody gets up. With how many chips is kept: who comes back soon brings no fewer. */
export async function removeSeat(tx: Transaction, table: OpenTable, gone: Seat): Promise<void> {
  table.seats = table.seats.filter(({ seat }) => seat !== gone.seat);
  if (gone.memberId === null) return;
  const name = { member_id: BigInt(gone.memberId), table_id: table.id };
  table.gone.push(name.member_id);
  await tx
    .deleteFrom('card_sitters')
    .where('member_id', '=', name.member_id)
    .where('table_id', '=', table.id)
    .execute();
  if (!hasChips(table.stake)) return;
  const stack = Math.max(0, gone.stack + (gone.corrected ?? 0));
  const left = { stack: BigInt(stack), left_at: new Date(table.at) };
  await tx
    .insertInto('card_departures')
    .values({ ...name, stack: left.stack, left_at: left.left_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'table_id']).doUpdateSet(left))
    .execute();
}
