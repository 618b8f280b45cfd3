import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { keptForBook } from './keep-bets.ts';

/** Why transfers must stay: the book has not counted one of them, or the past of a house that is older than it. */
export async function transfersKeptForBook(
  house: House,
  { fromId, belowId }: { fromId: bigint; belowId: bigint },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select id from transfer_numbers where id >= ${fromId} and id < ${belowId}
      and id > (select transfer_id from insight_book) limit 1`.execute(house.work);
  if (rows[0]) return `the book has not counted transfer ${rows[0].id}`;
  return keptForBook(house);
}
