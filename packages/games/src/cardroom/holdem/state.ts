import type { DeckCard } from '../deck.ts';
import type { HoldemRules } from './rules.ts';

export type HoldemSeat = {
  readonly seat: number;
  /** What is left behind. */
  readonly stack: number;
  readonly cards: readonly DeckCard[];
  /** On this street. */
  readonly bet: number;
  /** In the whole hand. */
  readonly putIn: number;
  readonly folded: boolean;
  /** The highest bet when it last acted on this street; null when it has not. */
  readonly actedAt: number | null;
  readonly last: 'small-blind' | 'big-blind' | 'fold' | 'check' | 'call' | 'bet' | 'raise' | null;
};

export type Street = 'preflop' | 'flop' | 'turn' | 'river';

export type HoldemState = {
  readonly rules: HoldemRules;
  readonly button: number;
  /** In the order of the table, the first to the left of the button. */
  readonly seats: readonly HoldemSeat[];
  /** The five cards of the board, of which `street` says how many are open. */
  readonly runout: readonly DeckCard[];
  readonly street: Street;
  /** What everyone has to have before them to stay. */
  readonly highest: number;
  /** The size of the last whole bet or raise. */
  readonly raiseBy: number;
  /** Null when the hand is over. */
  readonly turn: number | null;
};

const OPEN: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5 };

export const boardOf = ({ runout, street }: HoldemState) => runout.slice(0, OPEN[street]);
export const inHand = ({ seats }: HoldemState) => seats.filter(({ folded }) => !folded);
export const canAct = ({ folded, stack }: HoldemSeat) => !folded && stack > 0;
export const isOver = ({ turn }: HoldemState) => turn === null;

export function seatOf({ seats }: HoldemState, seat: number): HoldemSeat | undefined {
  return seats.find((one) => one.seat === seat);
}

/** The same hand with one seat changed. */
export function withSeat(state: HoldemState, changed: HoldemSeat): HoldemState {
  const seats = state.seats.map((one) => (one.seat === changed.seat ? changed : one));
  return { ...state, seats };
}

/** Moves chips of a seat's stack before it, as many as it has. */
export function putIn(seat: HoldemSeat, amount: number): HoldemSeat {
  const added = Math.min(amount, seat.stack);
  return {
    ...seat,
    stack: seat.stack - added,
    bet: seat.bet + added,
    putIn: seat.putIn + added,
  };
}
