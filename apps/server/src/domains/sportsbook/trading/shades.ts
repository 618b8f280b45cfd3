import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { settingsOf } from '../leagues/settings.ts';

/** By market and selection: from −1, the longest a price may be, to 1, the shortest. */
export type Shades = ReadonlyMap<string, number>;

type Heavy = {
  match_id: bigint;
  league_id: string;
  market: string;
  selection: string;
  payout: bigint;
  taken: bigint;
};

/** Prices move in steps, so that they hold for a while. */
const STEPS = 4;

/** Stands for every selection of a market on which nothing lies. */
const UNBACKED = '';

const shadeKey = (market: string, selection: string) => `${market} ${selection}`;

const NONE = new Map<bigint, Shades>();

/**
 * How prices lean against what lies on them. One list that is written to: a match whose shades stay the
 * same keeps the very object, so that only what moved is priced anew.
 */
const memory = keepInMemory<Map<bigint, Shades>>({
  channel: 'sportsbook.shades',
  empty: NONE,
  read: async (house, before) => {
    const rows = await heavyRows(house);
    if (rows.length === 0 && before.size === 0) return before;
    const fresh = new Map<bigint, Map<string, number>>();
    for (const row of rows) {
      const { maxLiability } = settingsOf(house, row.league_id).content;
      const shades = fresh.get(row.match_id) ?? new Map<string, number>();
      shades.set(shadeKey(row.market, row.selection), shadeOf(row, maxLiability));
      shades.set(shadeKey(row.market, UNBACKED), shadeOf({ ...row, payout: 0n }, maxLiability));
      fresh.set(row.match_id, shades);
    }
    // The empty one is everybody's.
    const kept = before === NONE ? new Map<bigint, Shades>() : before;
    for (const id of kept.keys()) if (!fresh.has(id)) kept.delete(id);
    for (const [id, shades] of fresh) {
      const known = kept.get(id);
      if (!known || !isSame(known, shades)) kept.set(id, shades);
    }
    return kept;
  },
});

export const followShades = memory.follow;
export const renewShades = memory.renew;
export const shadeIn = (shades: Shades, market: string, selection: string): number =>
  shades.get(shadeKey(market, selection)) ?? shades.get(shadeKey(market, UNBACKED)) ?? 0;
export const shadesOf = (house: House, matchId: bigint): Shades | undefined =>
  memory.of(house).get(matchId);

/** What the house would lose on a selection, against half of what it may: shorter the nearer it comes. */
function shadeOf({ payout, taken }: Pick<Heavy, 'payout' | 'taken'>, maxLiability: bigint): number {
  if (maxLiability <= 0n) return 0;
  const share = Number(((payout - taken) * 2_000n) / maxLiability) / 1_000;
  return Math.round(Math.min(1, Math.max(-1, share)) * STEPS) / STEPS || 0;
}

const isSame = (a: Shades, b: Shades) =>
  a.size === b.size && [...a].every(([key, shade]) => b.get(key) === shade);

/** Every selection of the markets on which something weighs; an index holds no others. */
async function heavyRows({ db }: House): Promise<Heavy[]> {
  const { rows } = await sql<Heavy>`
    with heavy as (
      select distinct e.match_id, e.market, m.league_id
      from sports_exposures e join sports_matches m on m.id = e.match_id
      where e.payout >= 10000000 and m.phase in ('scheduled', 'live', 'postponed'))
    select e.match_id, h.league_id, e.market, e.selection, e.payout,
      (sum(e.stake) over (partition by e.match_id, e.market))::bigint as taken
    from heavy h join sports_exposures e on e.match_id = h.match_id and e.market = h.market`.execute(
    db,
  );
  return rows;
}
