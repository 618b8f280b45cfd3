import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { settingsOf } from '../leagues/settings.ts';
import type { Limits, SeenLeg } from './seen-legs.ts';

type Asked = { memberId: bigint; legs: readonly SeenLeg[]; limits: Limits };

/** The largest stake for which every leg still has room, by what lies on its selection and its member. */
export async function maxStakeFor(house: House, { memberId, legs, limits }: Asked): Promise<Money> {
  const known = legs.flatMap(({ match, odds, asked }) =>
    match && odds !== null ? [{ match, odds, asked }] : [],
  );
  if (known.length === 0) return limits.maxStake;
  const { rows } = await sql<{ n: bigint; lying: bigint; theirs: bigint }>`
    select w.n, coalesce(e.payout, 0) as lying, coalesce(m.payout, 0) as theirs
    from unnest(${known.map(({ match }) => match.id)}::bigint[],
      ${known.map(({ asked }) => asked.market)}::text[],
      ${known.map(({ asked }) => asked.selection)}::text[])
      with ordinality w (match_id, market, selection, n)
    left join sports_exposures e on e.match_id = w.match_id and e.market = w.market
      and e.selection = w.selection
    left join sports_member_exposures m on m.match_id = w.match_id and m.member_id = ${memberId}`.execute(
    house.db,
  );
  const rooms = rows.map(({ n, lying, theirs }) => {
    const { match, odds } = known[Number(n) - 1]!;
    const { maxLiability } = settingsOf(house, match.league.id).content;
    const left = smaller(maxLiability - lying, limits.maxMember - theirs);
    return left <= 0n ? 0n : (left * 100n * BigInt(legs.length)) / BigInt(odds);
  });
  const room = rooms.reduce(smaller, limits.maxStake);
  return room - (room % 100n);
}

const smaller = (a: Money, b: Money): Money => (a < b ? a : b);
