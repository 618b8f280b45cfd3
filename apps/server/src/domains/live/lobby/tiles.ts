import type { liveParts, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { closedBecause, describeGame, OWN_VENDOR } from '../../catalogue/index.ts';
import { noteWatched, playersNow } from '../../play/index.ts';
import { type LiveRound, type RoundRow, readRound } from '../rounds/round.ts';
import { showRound } from '../rounds/shown-round.ts';
import { isTableFor, type LiveTable, liveTables, standingOf } from '../tables/table.ts';

export type Tile = Output<typeof liveParts.tile>;

const MAX_MARKS = 100;

/** The tables of a category, as tiles. Who looks at them keeps their rounds going. */
export async function listTables(
  house: House,
  caller: Caller,
  category: string,
): Promise<{ now: number; tables: Tile[] }> {
  const tables = [...liveTables.values()].filter(
    (table) => !category || table.game.category === category,
  );
  const open = tables.filter(
    (table) => standingOf(house, table).isOpen && isTableFor(house, caller, table.id),
  );
  await noteWatched(
    house,
    open.map(({ id }) => id),
  );
  const rounds = await lastRounds(house, open);
  const players = await playersNow(
    house,
    open.map(({ id }) => id),
  );
  const tiles = await Promise.all(
    open.map((table) =>
      showTile(house, table, {
        caller,
        round: rounds.get(table.id),
        players: players.get(table.id) ?? 0,
      }),
    ),
  );
  return { now: house.clock.now().getTime(), tables: tiles };
}

type Shown = { caller: Caller; round: LiveRound | undefined; players: number };

export async function showTile(
  house: House,
  table: LiveTable,
  { caller, round, players }: Shown,
): Promise<Tile> {
  const { min, max, betSeconds, isOpen, isPaused } = standingOf(house, table);
  const { EN, ...names } = table.names;
  const { language } = caller;
  const shelved = { vendor: OWN_VENDOR, code: table.id };
  return {
    tableId: table.id,
    game: table.game.code,
    category: table.game.category,
    name: (names as Readonly<Record<string, string>>)[language] ?? EN,
    look: table.look,
    picture: describeGame(house, shelved, language).icon,
    limits: { min, max },
    betSeconds,
    isOpen,
    isPaused: isPaused || closedBecause(house, shelved) !== undefined,
    seats: table.game.seats ?? null,
    guestsSit: table.guestsSit ?? false,
    players,
    round: round ? brief(round, house.clock.now().getTime()) : null,
    marks: round ? await marksOf(house, round) : [],
  };
}

function brief(round: LiveRound, now: number) {
  const { number, phase, closesAt, nextAt } = showRound(round, now);
  return { number, phase, closesAt, nextAt };
}

async function lastRounds(
  house: House,
  tables: readonly LiveTable[],
): Promise<ReadonlyMap<string, LiveRound>> {
  const ids = tables.map(({ id }) => id);
  const { rows } = await sql<RoundRow>`
    select r.* from unnest(${ids}::text[]) t (id)
    cross join lateral (select * from live_rounds where table_id = t.id order by number desc limit 1) r`.execute(
    house.db,
  );
  const rounds = await Promise.all(rows.map((row) => readRound(house, row)));
  return new Map(rounds.map((round) => [round.table.id, round]));
}

/** The results that everyone has seen: of this shoe, or the last hundred. */
export async function marksOf(house: House, round: LiveRound): Promise<string[]> {
  const now = house.clock.now();
  let query = house.db
    .selectFrom('live_rounds')
    .select('mark')
    .where('table_id', '=', round.table.id)
    .where('state', 'in', ['drawn', 'settled'])
    .where('ends_at', '<=', now);
  if (round.table.game.decks) {
    query = query.where('chain_id', '=', round.place.chain.id).where('link', '=', round.place.link);
  }
  const rows = await query.orderBy('number', 'desc').limit(MAX_MARKS).execute();
  return rows.reverse().flatMap(({ mark }) => (mark === null ? [] : [mark]));
}
