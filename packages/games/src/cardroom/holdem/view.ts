import type { TableView } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { bestFive } from '../poker/best-five.ts';
import { kindOfRank, type PokerHand } from '../poker/rank.ts';
import { holdemOptions } from './betting.ts';
import { calledBets, holdemAwards, holdemResult, isShowdown } from './outcome.ts';
import { type Award, type Pot, potsOf } from './pots.ts';
import type { HoldemOptions, HoldemRules } from './rules.ts';
import { boardOf, type HoldemSeat, type HoldemState, isOver, type Street } from './state.ts';

export type HoldemSeatView = Omit<HoldemSeat, 'cards' | 'actedAt'> & {
  /** Null while they are hidden. */
  readonly cards: readonly DeckCard[] | null;
  /** What they make with the board, as far as it is open. */
  readonly hand: { readonly kind: PokerHand; readonly cards: readonly DeckCard[] } | null;
};

export type HoldemView = TableView<HoldemOptions> & {
  readonly rules: HoldemRules;
  readonly button: number;
  readonly street: Street;
  readonly board: readonly DeckCard[];
  /** Everything in the middle and before the seats. */
  readonly pot: number;
  /** Main pot and side pots as they would be now. */
  readonly pots: readonly Pot[];
  readonly highest: number;
  readonly seats: readonly HoldemSeatView[];
  /** Who took which pot; null until the hand is over. */
  readonly awards: readonly Award[] | null;
};

export function viewHoldem(state: HoldemState, seat: number | null): HoldemView {
  const { rules, button, street, turn, highest, seats } = state;
  return {
    seat,
    toMove: turn === null ? [] : [turn],
    options: seat === null ? null : holdemOptions(state, seat),
    result: holdemResult(state) ?? null,
    rules,
    button,
    street,
    board: boardOf(state),
    pot: seats.reduce((sum, { putIn }) => sum + putIn, 0),
    pots: potsOf(isOver(state) ? calledBets(state) : seats),
    highest,
    seats: seats.map((one) => seatView(state, one, seat)),
    awards: isOver(state) ? holdemAwards(state) : null,
  };
}

function seatView(state: HoldemState, own: HoldemSeat, eyes: number | null): HoldemSeatView {
  const { seat, stack, bet, putIn, folded, last } = own;
  const isOpen = seat === eyes || (isShowdown(state) && !folded);
  const board = boardOf(state);
  const best = isOpen && board.length > 0 ? bestFive([...own.cards, ...board]) : undefined;
  return {
    seat,
    stack,
    bet,
    putIn,
    folded,
    last,
    cards: isOpen ? own.cards : null,
    hand: best ? { kind: kindOfRank(best.rank), cards: best.cards } : null,
  };
}
