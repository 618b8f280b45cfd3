import type { StakeRules } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';

export type NiuNiuRules = StakeRules & {
  /** Everyone against the highest bidder, or everyone against the best hand. */
  readonly mode: 'banker' | 'compare';
};

export type NiuNiuMove = { readonly bid: number } | { readonly bet: number };

/** What may be bid, or bet; one of the two is empty. */
export type NiuNiuOptions = { readonly bids: readonly number[]; readonly bets: readonly number[] };

export type NiuNiuSeat = {
  readonly seat: number;
  readonly cards: readonly DeckCard[];
  /** Decides between equal bids: the highest is the banker. */
  readonly lot: DeckCard;
  readonly bid: number | null;
  readonly bet: number | null;
};

export type NiuNiuState = {
  readonly rules: NiuNiuRules;
  readonly phase: 'bid' | 'bet' | 'over';
  readonly seats: readonly NiuNiuSeat[];
  readonly banker: number | null;
};

export const BIDS = [0, 1, 2, 3, 4] as const;
export const BETS = [1, 2, 3] as const;
/** The fifth card is seen when all bets are made. */
export const SEEN_EARLY = 4;

/** Whoever bids nothing and draws the lot is banker at one. */
export function bankerMultiple({ seats, banker }: NiuNiuState): number {
  return Math.max(1, seats.find(({ seat }) => seat === banker)?.bid ?? 1);
}

/** Seats that have not said yet what is asked; all of them speak at once. */
export function askedOf({ phase, seats, banker }: NiuNiuState): readonly NiuNiuSeat[] {
  if (phase === 'over') return [];
  if (phase === 'bid') return seats.filter(({ bid }) => bid === null);
  return seats.filter(({ seat, bet }) => seat !== banker && bet === null);
}
