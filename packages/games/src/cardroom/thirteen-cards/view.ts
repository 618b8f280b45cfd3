import type { TableView } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { kindOfRank, type PokerHand } from '../poker/rank.ts';
import { type Duel, thirteenDuels, thirteenPoints, thirteenResult } from './outcome.ts';
import { thirteenOptions } from './play.ts';
import { type Arrangement, isFoul, type Row, rankRows } from './rows.ts';
import type { Special } from './specials.ts';
import {
  isDone,
  isOver,
  type ThirteenOptions,
  type ThirteenRules,
  type ThirteenSeat,
  type ThirteenState,
} from './state.ts';

export type ThirteenSeatView = {
  readonly seat: number;
  readonly isDone: boolean;
  /** Null while they are hidden. */
  readonly cards: readonly DeckCard[] | null;
  readonly arranged: Arrangement | null;
  readonly kinds: Readonly<Record<Row, PokerHand>> | null;
  readonly isFoul: boolean;
  readonly special: Special | null;
  /** Null until the hand is over. */
  readonly points: number | null;
};

export type ThirteenView = TableView<ThirteenOptions> & {
  readonly rules: ThirteenRules;
  readonly seats: readonly ThirteenSeatView[];
  /** Everyone against everyone; empty until the hand is over. */
  readonly duels: readonly Duel[];
};

export function viewThirteen(state: ThirteenState, seat: number | null): ThirteenView {
  const { rules, seats } = state;
  return {
    seat,
    toMove: seats.filter((one) => !isDone(one)).map((one) => one.seat),
    options: seat === null ? null : thirteenOptions(state, seat),
    result: thirteenResult(state) ?? null,
    rules,
    seats: seats.map((one) => seatView(state, one, seat)),
    duels: isOver(state) ? thirteenDuels(state) : [],
  };
}

function seatView(state: ThirteenState, own: ThirteenSeat, eyes: number | null): ThirteenSeatView {
  const isOpen = own.seat === eyes || isOver(state);
  const arranged = isOpen ? own.arranged : null;
  const ranks = arranged ? rankRows(arranged) : null;
  return {
    seat: own.seat,
    isDone: isDone(own),
    cards: isOpen ? own.cards : null,
    arranged,
    kinds: ranks && {
      front: kindOfRank(ranks.front),
      middle: kindOfRank(ranks.middle),
      back: kindOfRank(ranks.back),
    },
    isFoul: ranks !== null && isFoul(ranks),
    special: isOpen ? own.special : null,
    points: isOver(state) ? thirteenPoints(state).get(own.seat)! : null,
  };
}
