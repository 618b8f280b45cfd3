import { dayOf, startOfDay } from '@baize/calendar';
import type { fishOperator as contract, Output } from '@baize/contract';
import { fishRooms } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { pageLimit, pageOf } from '../../../platform/lists/paging.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { shippedSettings, standingOf } from '../rooms/room.ts';
import { settingsOf } from '../rooms/settings.ts';
import { countCrowds } from './rooms.ts';

type Rooms = Output<typeof contract.listRooms.value>;

/** Every room as it stands, and what its visits of today came to. */
export async function listRooms(house: House): Promise<Rooms> {
  const [crowds, sums] = await Promise.all([countCrowds(house), sumToday(house)]);
  return {
    list: fishRooms.map((room) => {
      const { minCost, maxCost } = shippedSettings(room);
      return {
        room: room.code,
        name: room.name,
        settings: standingOf(house, room),
        shipped: { minCost, maxCost },
        version: settingsOf(house).get(room.code)?.version ?? 0,
        seas: crowds.get(room.code)?.seas ?? 0,
        players: crowds.get(room.code)?.players ?? 0,
        stake: sums.get(room.code)?.stake ?? 0n,
        payout: sums.get(room.code)?.payout ?? 0n,
      };
    }),
  };
}

async function sumToday({ reports, clock, jobs }: House) {
  const offset = await jobs.offsetMinutes();
  const since = startOfDay(dayOf(clock.now(), offset), offset);
  const { rows } = await sql<{ room: string; stake: bigint; payout: bigint }>`
    select room, sum(stake)::bigint as stake, sum(payout)::bigint as payout from fish_visits
    where sat_at >= ${since} and currency = ${BRAND_CURRENCY} group by room`.execute(reports);
  return new Map(rows.map((row) => [row.room, row]));
}

type SeaRow = {
  id: bigint;
  room: string;
  opened_at: Date;
  closed_at: Date | null;
  caught_count: number;
  players: number;
  visits: number;
  stake: bigint;
  payout: bigint;
  total: bigint;
};

/** Seas, those under way first, with what was staked and won at them. */
export async function listSeas(
  { reports }: House,
  input: Output<typeof contract.listSeas.input>,
): Promise<Output<typeof contract.listSeas.value>> {
  const { room, state } = input;
  const { rows } = await sql<SeaRow>`
    select s.id, s.room, s.opened_at, s.closed_at, s.caught_count, v.*, count(*) over () as total
    from fish_seas s
    cross join lateral (
      select count(*) filter (where left_at is null)::int as players, count(*)::int as visits,
        coalesce(sum(stake) filter (where currency = ${BRAND_CURRENCY}), 0)::bigint as stake,
        coalesce(sum(payout) filter (where currency = ${BRAND_CURRENCY}), 0)::bigint as payout
      from fish_visits where sea_id = s.id) v
    where (${room} = '' or s.room = ${room})
      and (${state} = '' or (s.closed_at is null) = (${state} = 'open'))
    order by s.closed_at desc nulls first, s.id desc ${pageLimit(input)}`.execute(reports);
  const list = rows.map((row) => ({
    seaId: String(row.id),
    room: row.room,
    openedAt: row.opened_at.getTime(),
    closedAt: row.closed_at?.getTime() ?? null,
    players: row.players,
    visits: row.visits,
    caught: row.caught_count,
    stake: row.stake,
    payout: row.payout,
  }));
  return pageOf(list, Number(rows[0]?.total ?? 0n), input);
}
