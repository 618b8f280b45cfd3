import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shelfOf } from '../shelf.ts';

/** As many as one page of them shows; the oldest make room. */
const MAX_FAVOURITES = 999;

/** Newest first. */
export async function favouriteIds(house: House, memberId: bigint): Promise<number[]> {
  const rows = await house.db
    .selectFrom('favourite_games')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('game_id', 'desc')
    .execute();
  return rows.map(({ game_id }) => Number(game_id));
}

export async function addFavourite(house: House, memberId: bigint, nodeId: number): Promise<null> {
  if (!shelfOf(house).games.has(nodeId)) refuse('GAME_NOT_FOUND');
  await begin(house.db, async (tx) => {
    await tx
      .insertInto('favourite_games')
      .values({ member_id: memberId, game_id: BigInt(nodeId), at: house.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`delete from favourite_games where member_id = ${memberId} and game_id in (
      select game_id from favourite_games where member_id = ${memberId}
      order by at desc, game_id desc offset ${MAX_FAVOURITES})`.execute(tx);
  });
  return null;
}

/** What is no favourite stays none: a repeated removal is no fault. */
export async function removeFavourite(
  house: House,
  memberId: bigint,
  nodeId: number,
): Promise<null> {
  await house.db
    .deleteFrom('favourite_games')
    .where('member_id', '=', memberId)
    .where('game_id', '=', BigInt(nodeId))
    .execute();
  return null;
}
