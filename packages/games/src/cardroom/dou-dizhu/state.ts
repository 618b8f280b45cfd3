import type { Deal, StakeRules } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { dealHands, firstTrick } from '../shedding/deal.ts';
import type { ShedMove, ShedOptions, Trick } from '../shedding/trick.ts';
import { douDizhuPlays } from './combos.ts';

export type DouDizhuRules = StakeRules & {
  /** Bids, bombs and springs multiply the base up to this. */
  readonly maxMultiple: number;
};

export type DouDizhuMove = ShedMove | { readonly bid: number };
/** Bids while the landlord is sought, plays afterwards. */
export type DouDizhuOptions = ShedOptions & { readonly bids: readonly number[] };
export type Bid = { readonly seat: number; readonly bid: number };

export type DouDizhuState = {
  readonly rules: DouDizhuRules;
  readonly phase: 'bid' | 'play' | 'over';
  /** Who bids first. */
  readonly first: number;
  readonly bids: readonly Bid[];
  /** Null while it is sought, and when nobody wanted to be it. */
  readonly landlord: number | null;
  /** Three cards for the landlord. */
  readonly kitty: readonly DeckCard[];
  /** In the phase of bidding, `turn` is whose bid it is. */
  readonly trick: Trick;
};

export const HIGHEST_BID = 3;
const HAND = 17;
const MAX_MULTIPLE = 96;

export const douDizhuRules = ({ base, rakeBp }: StakeRules): DouDizhuRules => ({
  base,
  rakeBp,
  maxMultiple: MAX_MULTIPLE,
});

/** Seventeen each, one at a time, and three that lie aside; whoever sits at `lead` or next to it bids first. */
export function dealDouDizhu({ rules, seats, deck, lead }: Deal<DouDizhuRules>): DouDizhuState {
  const dealt = dealHands(seats, deck, HAND);
  const first = dealt.find(({ seat }) => lead !== undefined && seat >= lead) ?? dealt[0]!;
  return {
    rules,
    phase: 'bid',
    first: first.seat,
    bids: [],
    landlord: null,
    kitty: deck.slice(HAND * dealt.length),
    trick: firstTrick(dealt, first.seat, douDizhuPlays),
  };
}
