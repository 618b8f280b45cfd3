import type { cardroomLobby as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY, type Currency, playCurrency } from '../../wallet/index.ts';
import { showTable as picture, type ShownTable } from '../hands/show-table.ts';
import { tileOf } from '../hands/tile.ts';
import { gameName } from '../stakes/game-names.ts';
import { type CardStake, cardStakes, findStake, showStake } from '../stakes/stake.ts';
import { seatOfMember } from '../tables/open-table.ts';
import { findTable, openRow } from '../tables/table-rows.ts';

type Lobby = Output<typeof contract.lobby.value>;
type Count = { stake_id: string; tables: number; players: number };

const MAX_TABLES = 100;

/** What a caller would play with; whoever is not signed in is shown the tables for money. */
export function currencyOf({ kind }: Caller): Currency {
  return kind === 'trial' || kind === 'member' || kind === 'agent'
    ? playCurrency(kind)
    : BRAND_CURRENCY;
}

export async function showLobby(house: House, caller: Caller, game: string): Promise<Lobby> {
  const currency = currencyOf(caller);
  const counts = await countTables(house, currency);
  const stakes = [...cardStakes.values()].filter((stake) => !game || stake.game.code === game);
  const games = [...new Set(stakes.map((stake) => stake.game.code))];
  return {
    now: house.clock.now().getTime(),
    currency,
    games: games.map((code) => ({
      game: code,
      name: gameName(code, caller.language),
      stakes: stakes
        .filter((stake) => stake.game.code === code)
        .map((stake) => withCounts(house, stake, counts.get(stake.id))),
    })),
  };
}

function withCounts(house: House, stake: CardStake, count: Count | undefined) {
  const { tables = 0, players = 0 } = count ?? {};
  return Object.assign(showStake(house, stake), { tables, players });
}

export async function countTables(
  { db }: House,
  currency: Currency,
): Promise<ReadonlyMap<string, Count>> {
  const { rows } = await sql<Count>`
    select t.stake_id, count(distinct t.id)::int as tables, count(s.member_id)::int as players
    from card_tables t join card_sitters s on s.table_id = t.id
    where t.closed_at is null and t.currency = ${currency} group by t.stake_id`.execute(db);
  return new Map(rows.map((row) => [row.stake_id, row]));
}

export async function listTables(
  house: House,
  caller: Caller,
  stakeId: string,
): Promise<Output<typeof contract.listTables.value>> {
  const stake = findStake(stakeId);
  const currency = currencyOf(caller);
  const now = house.clock.now();
  const rows = await house.db
    .selectFrom('card_tables')
    .selectAll()
    .where('stake_id', '=', stakeId)
    .where('currency', '=', currency)
    .where('code', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('number')
    .limit(MAX_TABLES)
    .execute();
  const tables = await Promise.all(
    rows.map(async (row) => tileOf(await openRow(house.db, row, now))),
  );
  const counts = await countTables(house, currency);
  return { now: now.getTime(), stake: withCounts(house, stake, counts.get(stakeId)), tables };
}

/** A table for whom may see it: a private room only for those who sit there or know its code. */
export async function showTable(
  house: House,
  { memberId }: Caller,
  { tableId, code }: Output<typeof contract.showTable.input>,
): Promise<ShownTable> {
  const table = await findTable(house.db, BigInt(tableId), house.clock.now());
  if (!table) refuse('TABLE_CLOSED');
  const isOpen = table.code === null || table.code === code || seatOfMember(table, memberId);
  if (!isOpen) refuse('TABLE_CLOSED');
  return picture(house, table, memberId);
}

export async function listOwnTables(
  house: House,
  { memberId }: Caller,
): Promise<Output<typeof contract.mine.value>> {
  const rows = await house.db
    .selectFrom('card_sitters')
    .select(['table_id', 'seat'])
    .where('member_id', '=', memberId)
    .orderBy('sat_at')
    .execute();
  const at = house.clock.now();
  const tables = await Promise.all(rows.map(({ table_id }) => findTable(house.db, table_id, at)));
  return {
    tables: tables.flatMap((table) => {
      const own = table && seatOfMember(table, memberId);
      if (!table || !own) return [];
      const isInHand =
        table.hand?.state === 'playing' &&
        table.hand.seats.some((one) => one.memberId === own.memberId);
      return [
        {
          tableId: String(table.id),
          game: table.stake.game.code,
          stakeId: table.stake.id,
          seat: own.seat,
          isInHand,
          isMyTurn: isInHand && table.clocks.some(({ seat }) => seat === own.seat),
        },
      ];
    }),
  };
}
