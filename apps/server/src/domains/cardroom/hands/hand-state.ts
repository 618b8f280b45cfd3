import { isRefused } from '@baize/games';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { CardStake } from '../stakes/stake.ts';
import { gameOf, type Hand, type OpenTable } from '../tables/open-table.ts';
import { deckOf } from './seeds.ts';

type Kept = { moves: number; state: unknown };

/** Hands as they stood after so many moves: a copy of what the log says, never the truth itself. */
const kept = new WeakMap<House['pool'], Map<bigint, Kept>>();
const MAX_KEPT = 2_000;

/** The state of the hand under way: its deal, and every move since. */
export async function stateOf(
  house: House,
  db: Database | Transaction,
  table: OpenTable,
): Promise<unknown> {
  if (table.state !== undefined) return table.state;
  const hand = table.hand!;
  const known = keptOf(house).get(hand.id);
  const from = known && known.moves <= table.moves ? known : dealAgain(house, table.stake, hand);
  const missing = table.moves - from.moves;
  const moves = missing > 0 ? await readMoves(db, hand.id, from.moves) : [];
  // Whoever only looks holds no lock: others may have moved on since the table was read.
  const state = moves
    .slice(0, missing)
    .reduce<unknown>(
      (before, { seat, move }) => applied(gameOf(table).apply(before, seat, move), hand),
      from.state,
    );
  table.state = state;
  return state;
}

/** Remembers the state once it is committed. */
export function keepState(house: House, { hand, moves, state }: OpenTable): void {
  const all = keptOf(house);
  if (!hand) return;
  all.delete(hand.id);
  if (state === undefined || hand.state === 'settled' || hand.state === 'void') return;
  if (all.size >= MAX_KEPT) all.delete(all.keys().next().value!);
  all.set(hand.id, { moves, state });
}

/** The hand as it was dealt. */
export function dealAgain(house: House, { game }: CardStake, hand: Hand): Kept {
  const state = game.deal({
    rules: hand.rules,
    seats: hand.seats.map(({ seat, stack }) => ({ seat, stack })),
    deck: deckOf(house, hand, game.cards),
    lead: hand.lead ?? undefined,
  });
  return { moves: 0, state };
}

export function applied(answer: unknown, { id }: Pick<Hand, 'id'>): unknown {
  if (isRefused(answer)) throw new Error(`A move of hand ${id} is no longer possible`);
  return answer;
}

export async function readMoves(db: Database | Transaction, handId: bigint, after = 0) {
  return db
    .selectFrom('card_moves')
    .selectAll()
    .where('hand_id', '=', handId)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
}

function keptOf({ pool }: House): Map<bigint, Kept> {
  const all = kept.get(pool) ?? new Map<bigint, Kept>();
  kept.set(pool, all);
  return all;
}
