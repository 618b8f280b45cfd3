import type { StakeRules } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import type { Arrangement } from './rows.ts';
import type { Special } from './specials.ts';

export type ThirteenRules = StakeRules;

export type ThirteenMove = Arrangement | { readonly special: Special };

/** Anyone may arrange as they like; whoever holds a special may declare it instead. */
export type ThirteenOptions = { readonly special: Special | null };

export type ThirteenSeat = {
  readonly seat: number;
  readonly cards: readonly DeckCard[];
  readonly arranged: Arrangement | null;
  readonly special: Special | null;
};

export type ThirteenState = {
  readonly rules: ThirteenRules;
  readonly seats: readonly ThirteenSeat[];
};

export const isDone = ({ arranged, special }: ThirteenSeat) =>
  arranged !== null || special !== null;
export const isOver = ({ seats }: ThirteenState) => seats.every(isDone);
