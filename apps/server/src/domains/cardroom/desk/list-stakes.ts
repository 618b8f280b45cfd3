import { hours } from '@baize/calendar';
import type { cardroomDeskOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { isListed } from '../lobby/listed-games.ts';
import { countTables } from '../lobby/show-lobby.ts';
import { settingsOf } from '../stakes/settings.ts';
import { cardStakes, standingOf } from '../stakes/stake.ts';
import { stakeName } from './stake-name.ts';

type Stakes = Output<typeof contract.listStakes.value>;
type Day = { stake_id: string; hands: number; rake: bigint; bots_net: bigint };

export async function listStakes(house: House): Promise<Stakes> {
  const counts = await countTables(house, BRAND_CURRENCY);
  const days = await lastDay(house);
  return {
    list: [...cardStakes.values()].map((stake) => {
      const { tables = 0, players = 0 } = counts.get(stake.id) ?? {};
      const day = days.get(stake.id);
      return {
        stakeId: stake.id,
        name: stakeName(stake.id),
        game: stake.game.code,
        level: stake.level,
        unit: stake.unit,
        seats: stake.seats,
        settings: standingOf(house, stake),
        version: settingsOf(house).get(stake.id)?.version ?? 0,
        isListed: isListed(stake.game.code),
        tables,
        players,
        hands: day?.hands ?? 0,
        rake: day?.rake ?? 0n,
        botsNet: day?.bots_net ?? 0n,
      };
    }),
  };
}

/** What the hands and the sit-and-gos of a day left with the house: rake, and what its bots won or lost. */
async function lastDay({ reports, clock }: House): Promise<ReadonlyMap<string, Day>> {
  const since = new Date(clock.now().getTime() - hours(24));
  const { rows } = await sql<Day>`
    with paid as (
      select h.stake_id, h.id as name, h.result->'seats' as results, h.seats
      from card_hands h
      where h.state = 'settled' and h.ended_at >= ${since} and h.currency = ${BRAND_CURRENCY}
        and not exists (select from card_sit_and_gos g where g.table_id = h.table_id)
      union all
      select t.stake_id, t.id, g.results, g.entrants
      from card_sit_and_gos g join card_tables t on t.id = g.table_id
      where g.state = 'paid' and g.ended_at >= ${since} and t.currency = ${BRAND_CURRENCY}
    )
    select p.stake_id, count(distinct p.name)::int as hands,
      coalesce(sum((r->>'rake')::bigint), 0)::bigint as rake,
      coalesce(sum((r->>'won')::bigint - (r->>'putIn')::bigint)
        filter (where s->>'memberId' is null), 0)::bigint as bots_net
    from paid p
    cross join lateral jsonb_array_elements(p.results) r
    join lateral jsonb_array_elements(p.seats) s on s->'seat' = r->'seat'
    group by p.stake_id`.execute(reports);
  return new Map(rows.map((row) => [row.stake_id, row]));
}
