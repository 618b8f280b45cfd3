/** Pays for three, four and five. */
export type Pays = readonly [number, number, number];

type FreeSpins = {
  /** What three or more scatters give, in the base game and again in free spins. */
  spins: number;
  /** All wins of a free spin, the scatter's too. */
  multiplier: number;
};

type Reels = {
  /** Read from top to bottom and round again; a stop is the top row of a window of three. */
  readonly reels: readonly string[];
  /** Multiples of the total bet. */
  readonly scatterPays: Pays;
  readonly freeSpins: FreeSpins;
  /** The most that a bet pays, in multiples of the total bet. */
  readonly cap: number;
};

/** 25 lines from the left; pays are multiples of the line bet, 1/25 of the total. */
export type LinesRules = Reels & {
  readonly model: 'lines25';
  /** For each line, the row it crosses on each reel, 0 at the top. */
  readonly lines: readonly string[];
  readonly pays: Readonly<Record<LineSymbol, Pays>>;
};

/** Adjacent reels from the left, any row; pays are in units of 1/40 of the total bet, times ways. */
export type WaysRules = Reels & {
  readonly model: 'ways243';
  readonly pays: Readonly<Record<WaySymbol, Pays>>;
};

/** 6 × 5 cells that pay anywhere and tumble. */
export type TumbleRules = {
  readonly model: 'tumble65';
  readonly columns: number;
  readonly rows: number;
  /** Whole weights; in free spins the multiplier has one of its own. */
  readonly weights: Readonly<Record<TumbleSymbol, number>>;
  readonly freeMultiplierWeight: number;
  /** What a multiplier carries, and the weight of it. */
  readonly multipliers: readonly (readonly [value: number, weight: number])[];
  /** Tenths of the total bet for 8–9, 10–11 and 12 or more. */
  readonly pays: Readonly<Record<TumblePaying, Pays>>;
  /** Multiples of the total bet for four, five and six or more scatters on the final board. */
  readonly scatterPays: Pays;
  readonly freeSpins: { spins: number; moreFrom: number; more: number };
  readonly cap: number;
};

export type SlotRules = LinesRules | WaysRules | TumbleRules;
export type SlotModel = SlotRules['model'];

export const lineSymbols = ['W', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'] as const;
export type LineSymbol = (typeof lineSymbols)[number];

export const waySymbols = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T'] as const;
export type WaySymbol = (typeof waySymbols)[number];

export const tumblePaying = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'] as const;
export type TumblePaying = (typeof tumblePaying)[number];
export const tumbleSymbols = [...tumblePaying, 'S', 'M'] as const;
export type TumbleSymbol = (typeof tumbleSymbols)[number];

export const WILD = 'W';
export const SCATTER = 'S';
export const ROWS = 3;

/** How many units make the total bet: what pays are counted in. */
export const unitsPerBet = { lines25: 25, ways243: 40, tumble65: 10 } as const;

/** How many scatters start free spins on reels. */
export const SCATTERS_TO_START = 3;
