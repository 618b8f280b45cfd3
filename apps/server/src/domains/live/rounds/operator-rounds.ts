import type { liveOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { sumRounds } from '../../play/index.ts';
import { settingsOf } from '../tables/settings.ts';
import { findTable, type LiveTable, liveTables, shippedSettings } from '../tables/table.ts';
import { roundName } from './round.ts';
import { lastRound } from './round-rows.ts';
import { phaseOf } from './shown-round.ts';
import { countTotals, type Totals } from './totals.ts';
import { wantedTables } from './watched.ts';

type Rounds = Output<typeof contract.listRounds.value>;
type Shown = Output<typeof contract.listTables.value>['list'][number];

/** Every table with what lies on it now, and what the house could lose by it. */
export async function listOperatorTables(house: House): Promise<{ list: Shown[] }> {
  const watched = await wantedTables(house);
  const tables = [...liveTables.values()];
  return {
    list: await Promise.all(tables.map((table) => showTable(house, table, watched.has(table.id)))),
  };
}

async function showTable(house: House, table: LiveTable, isWatched: boolean): Promise<Shown> {
  const kept = settingsOf(house).get(table.id);
  const round = await lastRound(house, table.id);
  const isUnderWay = round !== undefined && !round.isSettled;
  const totals: Totals = isUnderWay
    ? await countTotals(house, round)
    : { spots: new Map(), players: 0 };
  const chips = new Map([...totals.spots].map(([spot, { stake }]) => [spot, stake]));
  const stake = [...chips.values()].reduce((sum, one) => sum + one, 0n);
  const worst = table.game.largestBack(chips) - stake;
  return {
    tableId: table.id,
    name: table.names.EN,
    game: table.game.code,
    category: table.game.category,
    settings: kept?.content ?? shippedSettings(table),
    shippedMax: table.max,
    version: kept?.version ?? 0,
    isWatched,
    round: round
      ? {
          number: Number(round.number),
          phase: phaseOf(round, house.clock.now().getTime()),
          closesAt: round.closesAt,
        }
      : null,
    players: totals.players,
    stake,
    exposure: worst > 0n ? worst : 0n,
    spots: [...totals.spots].map(([spot, lying]) => ({
      spot,
      ...lying,
      back: table.game.largestBack(new Map([[spot, lying.stake]])),
    })),
  };
}

/** Rounds of a table, each with the money that was in it. */
export async function listOperatorRounds(
  house: House,
  { tableId, after, pageSize }: Output<typeof contract.listRounds.input>,
): Promise<Rounds> {
  const table = findTable(tableId);
  let query = house.db.selectFrom('live_rounds').selectAll().where('table_id', '=', tableId);
  if (after !== undefined) query = query.where('number', '<', BigInt(after));
  const rows = await query.orderBy('number', 'desc').limit(pageSize).execute();
  const nameOf = (number: bigint) => roundName({ table, number });
  const sums = await sumRounds(house, {
    vendor: OWN_VENDOR,
    roundIds: rows.map(({ number }) => nameOf(number)),
    openedAt: rows.map(({ opens_at }) => opens_at),
  });
  const list = rows.map((row) => {
    const roundId = nameOf(row.number);
    const { bets, stake, payout } = sums.get(roundId) ?? { bets: 0, stake: 0n, payout: 0n };
    return {
      number: Number(row.number),
      roundId,
      shoe: row.link,
      hand: row.hand,
      state: row.state,
      mark: row.mark,
      closesAt: row.closes_at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
      bets,
      stake,
      payout,
    };
  });
  return trailOf(list, { rows, pageSize, keyOf: ({ number }) => String(number) });
}
