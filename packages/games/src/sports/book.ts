import type { Market, MarketCode, Selection } from './market.ts';
import type { MatchEvent, MatchState } from './match.ts';
import type { Score, Sport, Strengths } from './sports.ts';

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

export type Simulate = <Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  seed: { link: string; salt: string; round: number },
) => MatchEvent[];

export type Price = <Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
  margins: { before: Margins; live: Margins },
) => PricedMarket[];

/** null while it is not decided. `scoreAtBet` matters to live handicaps, which count from there. */
export type OutcomeOf = (
  market: Market,
  selection: Selection,
  state: MatchState,
  scoreAtBet: Score,
) => Outcome | null;
