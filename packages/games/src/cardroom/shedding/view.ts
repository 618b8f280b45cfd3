import type { DeckCard } from '../deck.ts';
import { type ShedOptions, type Trick, type TrickTerms, trickOptions } from './trick.ts';

export type ShedSeatView = {
  readonly seat: number;
  readonly count: number;
  readonly hasPassed: boolean;
  /** Null while they are hidden. */
  readonly cards: readonly DeckCard[] | null;
};

export type TrickView = Pick<Trick, 'top' | 'log' | 'mustHold'> & {
  readonly seat: number | null;
  readonly toMove: readonly number[];
  readonly options: ShedOptions | null;
  readonly seats: readonly ShedSeatView[];
};

/** What everyone sees of the table, and one seat of its own hand; all hands when the play is over. */
export function viewTrick(trick: Trick, seat: number | null, terms: TrickTerms): TrickView {
  const { seats, turn, top, passed, log, mustHold } = trick;
  return {
    seat,
    toMove: turn === null ? [] : [turn],
    options: seat === null ? null : trickOptions(trick, seat, terms),
    top,
    log,
    mustHold,
    seats: seats.map((one) => ({
      seat: one.seat,
      count: one.cards.length,
      hasPassed: passed.includes(one.seat),
      cards: one.seat === seat || turn === null ? one.cards : null,
    })),
  };
}
