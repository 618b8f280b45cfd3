import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { keyOf, shelfOf } from '../shelf.ts';

const MAX_RECENT = 50;

/** Played or opened last comes first. */
export async function recentIds(house: House, memberId: bigint): Promise<number[]> {
  const rows = await house.db
    .selectFrom('recent_games')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('game_id', 'desc')
    .limit(MAX_RECENT)
    .execute();
  return rows.map(({ game_id }) => Number(game_id));
}

export async function addRecent(house: House, memberId: bigint, nodeId: number): Promise<null> {
  if (!shelfOf(house).games.has(nodeId)) refuse('GAME_NOT_FOUND');
  await saveRecent(house.db, [{ memberId, nodeId, at: house.clock.now() }]);
  return null;
}

/** Called when a game is launched; one that the catalogue does not know is not remembered. */
export async function noteRecent(
  house: House,
  memberId: bigint,
  game: { vendor: string; code: string },
): Promise<void> {
  const known = shelfOf(house).byCode.get(keyOf(game));
  if (known)
    await saveRecent(house.db, [{ memberId, nodeId: known.nodeId, at: house.clock.now() }]);
}

/** Whoever bets has played: no launch needs to be told for that. */
export const recentListener = listen({
  name: 'catalogue.recent',
  events: ['bet.settled'],
  handle: async (tx, events, house) => {
    const { byCode } = shelfOf(house);
    const played = events.flatMap(({ payload }) => {
      const game = byCode.get(keyOf({ vendor: payload.vendor, code: payload.gameCode }));
      return game
        ? [{ memberId: payload.memberId, nodeId: game.nodeId, at: payload.placedAt }]
        : [];
    });
    await saveRecent(tx, played);
  },
});

type Played = { memberId: bigint; nodeId: number; at: Date };

/** Many bets on one game leave one row, and of many games the last ones stay. */
async function saveRecent(db: Database | Transaction, played: readonly Played[]): Promise<void> {
  if (played.length === 0) return;
  const members = played.map(({ memberId }) => String(memberId));
  await sql`insert into recent_games (member_id, game_id, at)
    select member_id, game_id, max(at)
    from unnest(${members}::bigint[], ${played.map(({ nodeId }) => nodeId)}::bigint[],
      ${played.map(({ at }) => at)}::timestamptz[]) as played (member_id, game_id, at)
    group by member_id, game_id order by member_id, game_id
    on conflict (member_id, game_id)
    do update set at = greatest(recent_games.at, excluded.at)`.execute(db);
  await sql`delete from recent_games as old using (
      select member_id, game_id,
        row_number() over (partition by member_id order by at desc, game_id desc) as place
      from recent_games where member_id = any(${members}::bigint[])) as placed
    where old.member_id = placed.member_id and old.game_id = placed.game_id
      and placed.place > ${MAX_RECENT}`.execute(db);
}
