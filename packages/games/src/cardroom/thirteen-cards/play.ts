import { readFields } from '../../choice.ts';
import type { Deal, MoveRefused } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { arrangeThirteen } from './arrange.ts';
import { type Arrangement, rowSizes, rows } from './rows.ts';
import { type Special, specialOf, specialPoints } from './specials.ts';
import {
  isDone,
  type ThirteenMove,
  type ThirteenOptions,
  type ThirteenRules,
  type ThirteenSeat,
  type ThirteenState,
} from './state.ts';

const HAND = 13;

export function dealThirteen({ rules, seats, deck }: Deal<ThirteenRules>): ThirteenState {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const handOf = (place: number) =>
    Array.from({ length: HAND }, (_, round) => deck[place + round * inOrder.length]!);
  return {
    rules,
    seats: inOrder.map(({ seat }, place) => ({
      seat,
      cards: handOf(place),
      arranged: null,
      special: null,
    })),
  };
}

export function thirteenOptions(state: ThirteenState, seat: number): ThirteenOptions | null {
  const own = asked(state, seat);
  return own ? { special: specialOf(own.cards) } : null;
}

const asked = ({ seats }: ThirteenState, seat: number) =>
  seats.find((one) => one.seat === seat && !isDone(one));

export function actThirteen(
  state: ThirteenState,
  seat: number,
  input: unknown,
): ThirteenState | MoveRefused {
  const own = asked(state, seat);
  if (!own) return { refused: 'not-your-turn' };
  const special = readSpecial(input);
  if (special && special !== specialOf(own.cards)) return { refused: 'not-allowed' };
  const arranged = special ? null : readArrangement(input);
  if (arranged === undefined) return { refused: 'malformed' };
  if (arranged && !isOwn(arranged, own.cards)) return { refused: 'not-allowed' };
  const done: ThirteenSeat = { ...own, arranged, special };
  return { ...state, seats: state.seats.map((one) => (one.seat === seat ? done : one)) };
}

function readSpecial(input: unknown): Special | null {
  const special = readFields(input, ['special'])?.special;
  return typeof special === 'string' && Object.hasOwn(specialPoints, special)
    ? (special as Special)
    : null;
}

function readArrangement(input: unknown): Arrangement | undefined {
  const fields = readFields(input, rows);
  const isRow = (row: (typeof rows)[number]) => {
    const cards: unknown = fields?.[row];
    if (!Array.isArray(cards) || cards.length !== rowSizes[row]) return false;
    return cards.every((card) => Number.isInteger(card));
  };
  if (!fields || !rows.every(isRow)) return undefined;
  const { front, middle, back } = fields as Record<keyof Arrangement, DeckCard[]>;
  return { front: [...front], middle: [...middle], back: [...back] };
}

/** Every card of the hand stands in one row, and no other card does. */
function isOwn({ front, middle, back }: Arrangement, cards: readonly DeckCard[]): boolean {
  const laid = new Set([...front, ...middle, ...back]);
  return laid.size === cards.length && cards.every((card) => laid.has(card));
}

/** A special when there is one, else the arrangement that promises most. */
export function proposeThirteen(cards: readonly DeckCard[]): ThirteenMove {
  const special = specialOf(cards);
  return special ? { special } : arrangeThirteen(cards);
}
