import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

/** What was decided about single days of a lottery: another time, or null for no draw. */
export async function calendarOf(
  db: House['db'] | Transaction,
  gameCode: string,
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .selectFrom('lottery_calendar')
    .select(['day', 'draws_at'])
    .where('game_code', '=', gameCode)
    .execute();
  return new Map(rows.map(({ day, draws_at }) => [day, draws_at]));
}
