import type { TableView } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { type Bull, bullOf } from './bull.ts';
import { niuNiuNets, niuNiuResult } from './outcome.ts';
import { bidders, niuNiuOptions } from './play.ts';
import {
  askedOf,
  bankerMultiple,
  type NiuNiuOptions,
  type NiuNiuRules,
  type NiuNiuSeat,
  type NiuNiuState,
  SEEN_EARLY,
} from './state.ts';

export type NiuNiuSeatView = {
  readonly seat: number;
  /** Four of the own ones until all bets are made, then all; null while they are hidden. */
  readonly cards: readonly DeckCard[] | null;
  readonly hand: Bull | null;
  /** Whether it has said what it was asked for. */
  readonly hasActed: boolean;
  /** What all say at once is told when all have. */
  readonly bid: number | null;
  readonly bet: number | null;
  /** What it wins or loses before rake; null until the hand is over. */
  readonly net: number | null;
};

export type NiuNiuView = TableView<NiuNiuOptions> & {
  readonly rules: NiuNiuRules;
  readonly phase: NiuNiuState['phase'];
  readonly banker: number | null;
  readonly bankerMultiple: number;
  /** The lots of those who bid the same most, when there was more than one. */
  readonly lots: readonly { readonly seat: number; readonly card: DeckCard }[];
  readonly seats: readonly NiuNiuSeatView[];
};

export function viewNiuNiu(state: NiuNiuState, seat: number | null): NiuNiuView {
  const { rules, phase, banker, seats } = state;
  const drawn = banker === null ? [] : bidders(state);
  return {
    seat,
    toMove: askedOf(state).map((one) => one.seat),
    options: seat === null ? null : niuNiuOptions(state, seat),
    result: niuNiuResult(state) ?? null,
    rules,
    phase,
    banker,
    bankerMultiple: bankerMultiple(state),
    lots: drawn.length > 1 ? drawn.map((one) => ({ seat: one.seat, card: one.lot })) : [],
    seats: seats.map((one) => seatView(state, one, seat)),
  };
}

function seatView(state: NiuNiuState, own: NiuNiuSeat, eyes: number | null): NiuNiuSeatView {
  const { seat, cards, bid, bet } = own;
  const isOver = state.phase === 'over';
  const early = seat === eyes ? cards.slice(0, SEEN_EARLY) : null;
  const isOpen = isOver || seat === eyes;
  const net = isOver ? niuNiuNets(state).find((one) => one.seat === seat) : undefined;
  return {
    seat,
    cards: isOver ? cards : early,
    hand: isOver ? bullOf(cards) : null,
    hasActed: !askedOf(state).some((one) => one.seat === seat),
    bid: isOpen || state.phase === 'bet' ? bid : null,
    bet: isOpen ? bet : null,
    net: net?.net ?? null,
  };
}
