import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

const keyOf = (matchId: bigint, market: string, selection: string) =>
  `${matchId} ${market} ${selection}`;

/** Odds that traders set by hand, of matches that are not over. */
const memory = keepInMemory<ReadonlyMap<string, number>>({
  channel: 'sportsbook.overrides',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db
      .selectFrom('sports_overrides as o')
      .innerJoin('sports_matches as m', 'm.id', 'o.match_id')
      .select(['o.match_id', 'o.market', 'o.selection', 'o.odds'])
      .where('m.phase', 'in', ['scheduled', 'live', 'postponed'])
      .execute();
    const odds = new Map(
      rows.map((row) => [keyOf(row.match_id, row.market, row.selection), row.odds]),
    );
    const isSame =
      odds.size === before.size && [...odds].every(([key, value]) => before.get(key) === value);
    return isSame ? before : odds;
  },
});

export const followOverrides = memory.follow;
export const renewOverrides = memory.renew;

export function overrideOf(
  house: House,
  matchId: bigint,
  market: string,
  selection: string,
): number | undefined {
  const odds = memory.of(house);
  return odds.size > 0 ? odds.get(keyOf(matchId, market, selection)) : undefined;
}
