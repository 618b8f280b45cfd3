import type { Market, MarketCode, Selection } from './market.ts';
import type { Score } from './sports.ts';

export type Outcome = 'WIN' | 'HALF_WIN' | 'PUSH' | 'HALF_LOSE' | 'LOSE' | 'VOID';

/** How likely each end of one bet is; they add up to 1. */
export type Chances = {
  readonly win: number;
  readonly halfWin: number;
  readonly push: number;
  readonly halfLose: number;
  readonly lose: number;
};

/** Odds are whole hundredths (192 is 1.92); null where no price can be given that is worth a bet. */
export type PricedSelection = {
  readonly code: Selection;
  /** Of the fair price: 1 / probability is what the bet is worth without a margin. */
  readonly probability: number;
  readonly odds: number | null;
};

export type PricedMarket = {
  readonly market: Market;
  readonly key: string;
  readonly selections: readonly PricedSelection[];
  readonly suspended: boolean;
};

/** The margin taken by a market, 1.06 for six per cent; what is not named takes `other`. */
export type Margins = { readonly other: number } & Partial<Readonly<Record<MarketCode, number>>>;

/** A match as its model sees it from here on. */
export type Book = {
  /** Of how many sets or maps a match is the best; 0 where it has none. */
  readonly bestOf: number;
  offers(): Market[];
  /**
   * Also of what is no longer offered, so that a bet taken long ago can be weighed. `countedAtBet` is
   * what a live handicap counts from. null where the model has no answer.
   */
  chances(market: Market, selection: Selection, countedAtBet: Score): Chances | null;
};
