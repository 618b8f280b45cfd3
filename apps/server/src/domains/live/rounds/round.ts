import { type Card, type MadeMove, type Shoe, type Story, shuffleShoe } from '@baize/games';
import type { Money } from '@baize/money';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import {
  chanceAt,
  openChanceAt,
  type Place,
  type RoundState,
  shownName,
} from '../../play/index.ts';
import { findTable, type LiveTable } from '../tables/table.ts';
import { findChain } from './chains.ts';

export type RoundRow = Selectable<Tables['live_rounds']>;

/** A round of a table with all that decides it: what is told of it depends on its state. */
export type LiveRound = {
  id: bigint;
  table: LiveTable;
  number: bigint;
  place: Place;
  hand: number;
  firstCard: number;
  opensAt: number;
  closesAt: number;
  state: RoundState;
  result: unknown;
  mark: string | null;
  pools: Record<string, Record<string, Money>> | null;
  endsAt: number | null;
  isSettled: boolean;
  /** Where seats decide: who is there, and what they did. */
  seated: Seated | null;
};

/** Who sits at a table or stands behind, and the decisions of the round; `cards` are the shoe's. */
export type Seated = {
  places: readonly SeatPlace[];
  moves: readonly SeatMove[];
  resumedAt: number | null;
  cards: readonly Card[];
};

export type SeatPlace = {
  seat: number;
  memberId: bigint;
  currency: string;
  betId: bigint;
  isBehind: boolean;
  name: string;
};

export type SeatMove = MadeMove & { n: number; memberId: bigint | null; isTold: boolean };

/** "No more bets" before the first card moves. */
export const HUSH_MS = 1_000;
/** How long a result is looked at before the next round opens. */
export const RESULT_MS = 5_000;

/** When the first card moves. */
export const storyAtOf = ({ closesAt }: Pick<LiveRound, 'closesAt'>) => closesAt + HUSH_MS;

export const roundName = ({ table, number }: Pick<LiveRound, 'table' | 'number'>) =>
  `live:${table.id}:${number}`;

export async function readRound(house: House, row: RoundRow): Promise<LiveRound> {
  const chain = await findChain(house, row.chain_id);
  const place = { chain, link: row.link };
  const table = findTable(row.table_id);
  return {
    id: row.id,
    table,
    number: row.number,
    place,
    hand: row.hand,
    firstCard: row.first_card,
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    state: row.state,
    result: row.result,
    mark: row.mark,
    pools: row.pools && readPools(row.pools),
    endsAt: row.ends_at?.getTime() ?? null,
    isSettled: row.settled_at !== null,
    seated: table.game.seats
      ? await readSeated(house, row, shoeAt(house, place, table.game.decks!).cards)
      : null,
  };
}

const readPools = (stored: NonNullable<RoundRow['pools']>) =>
  Object.fromEntries(
    Object.entries(stored).map(([currency, sides]) => [
      currency,
      Object.fromEntries(Object.entries(sides).map(([side, units]) => [side, BigInt(units)])),
    ]),
  );

async function readSeated(
  house: House,
  { id, resumed_at }: RoundRow,
  cards: readonly Card[],
): Promise<Seated> {
  const [places, moves] = await Promise.all([
    house.db.selectFrom('live_places').selectAll().where('round_id', '=', id).execute(),
    house.db.selectFrom('live_moves').selectAll().where('round_id', '=', id).orderBy('n').execute(),
  ]);
  const names = await Promise.all(places.map(({ member_id }) => shownName(house, member_id)));
  return {
    places: places.map((row, at) => ({
      seat: row.seat,
      memberId: row.member_id,
      currency: row.currency,
      betId: row.bet_id,
      isBehind: row.is_behind,
      name: names[at]!,
    })),
    moves: moves.map(readMove),
    resumedAt: resumed_at?.getTime() ?? null,
    cards,
  };
}

export const readMove = (row: Selectable<Tables['live_moves']>): SeatMove => ({
  n: row.n,
  seat: row.seat,
  move: row.move,
  atMs: row.at_ms,
  memberId: row.member_id,
  isTold: row.is_told,
});

/** What the round comes to, by its link alone. */
export function drawnResult(
  { table: { game }, place, firstCard }: Pick<LiveRound, 'table' | 'place' | 'firstCard'>,
  house: House,
): unknown {
  if (game.deal) return game.deal(shoeAt(house, place, game.decks!).cards, firstCard).result;
  return game.draw!(chanceAt(place), openChanceAt(place));
}

const shoes = new WeakMap<House['pool'], Map<string, Shoe>>();
const MAX_SHOES = 100;

/** The shoe of a place: shuffling one takes a while, so the last ones are remembered. */
export function shoeAt({ pool }: House, place: Place, decks: number): Shoe {
  const known = shoes.get(pool) ?? new Map<string, Shoe>();
  shoes.set(pool, known);
  const key = `${place.chain.id} ${place.link}`;
  const shoe = known.get(key) ?? shuffleShoe(chanceAt(place), decks);
  if (known.size >= MAX_SHOES) known.delete(known.keys().next().value!);
  known.set(key, shoe);
  return shoe;
}

/** Whether what is won here is shared out of what was staked. */
export const hasPools = ({ game }: LiveTable): boolean =>
  (game.rules as { kind?: string }).kind === 'pool';

/** The story of a result at this table's pace. */
export function storyOf({ table }: Pick<LiveRound, 'table'>, result: unknown): Story {
  const { steps, lengthMs } = table.game.story(result);
  const paced = (ms: number) => Math.round((ms * table.paceHundredths) / 100);
  return {
    steps: steps.map((step) => ({ ...step, atMs: paced(step.atMs) })),
    lengthMs: paced(lengthMs),
  };
}
