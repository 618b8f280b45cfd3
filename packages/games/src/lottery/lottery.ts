import type { Money } from '@baize/money';
import type { Chance } from '../chance.ts';
import type { Look } from '../coverage/coverage.ts';

/** Prize by the bettor's group; fixed-odds panel; fast e-lottery; South-East-Asian multiples. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

/** What a person has marked: one of four spellings, each plain JSON and in one order. */
export type MarkedPositions = { readonly positions: readonly (readonly number[])[] };
export type MarkedNumbers = { readonly numbers: readonly number[] };
export type MarkedTexts = { readonly texts: readonly string[] };
export type MarkedSpots = { readonly spots: readonly string[] };
export type Selection = MarkedPositions | MarkedNumbers | MarkedTexts | MarkedSpots;

/** Which spelling a play reads, and all a board needs to offer it. */
export type SelectionForm =
  | {
      readonly kind: 'positions';
      readonly names: readonly string[];
      readonly numbers: readonly number[];
      /** Whether each position needs a number, or one anywhere is enough. */
      readonly needsAll: boolean;
    }
  | {
      readonly kind: 'numbers';
      readonly numbers: readonly number[];
      readonly atLeast: number;
      readonly atMost: number;
    }
  | {
      readonly kind: 'texts';
      /** Digits of each text, leading zeros written. */
      readonly digits: number;
      readonly atLeast: number;
      readonly atMost: number;
    }
  | { readonly kind: 'spots'; readonly spots: readonly string[] };

/** Why a selection is not one; each has its words under `lottery.refused.…`. */
export type SelectionFault =
  | 'SHAPE'
  | 'UNKNOWN_NUMBER'
  | 'CHOSEN_TWICE'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'NO_NOTE'
  | 'CLOSED_NUMBER';

export type Faulty = { readonly fault: SelectionFault };
/** A selection in its one spelling, and how many notes it stakes. */
export type Chosen<Choice extends Selection = Selection> = {
  readonly selection: Choice;
  readonly notes: number;
};

/** One class of wins. `odds` are per 1.00 of a note and include it; null where the group decides. */
export type Prize = {
  readonly code: string;
  /** How often it comes for one bet that can win it, counted exactly; several hits count each. */
  readonly ways: bigint;
  readonly of: bigint;
  readonly odds: Money | null;
};

/** One thing that can be bet on alone: a note, or a spot of a panel. */
export type BetLine = {
  readonly id: string;
  readonly notes: number;
  readonly prizes: readonly string[];
};

export type Win = { readonly prize: string; readonly count: number };

/** A part of a selection that wins or loses by itself, and what it looks at of the draw. */
export type PlayLeg = { readonly notes: number; readonly looks: readonly Look[] };

export type LotteryPlay<Result = unknown, Choice extends Selection = Selection> = {
  readonly code: string;
  readonly mode: PrizeMode;
  readonly form: SelectionForm;
  readonly prizes: readonly Prize[];
  readonly lines: readonly BetLine[];
  /** The notes of the fullest selection: what a single pick is measured against. */
  readonly allNotes: number;
  /** A selection for boards and simulations that have none yet. */
  readonly usual: Choice;
  read(selection: unknown): Chosen<Choice> | Faulty;
  /** How many winning notes (or hits) of each class; nothing when the selection lost. */
  winsOf(selection: Choice, result: Result): Win[];
  /** Its parts by what they look at: whoever backs nearly all of one thing has played nothing. */
  legs(selection: Choice): readonly PlayLeg[];
};

export type LotteryKind<Result = unknown> = {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  /** SHA-256 of code, version and every play's forms, chances and odds. */
  readonly hash: string;
  readonly plays: readonly LotteryPlay<Result>[];
  /** From the round's byte stream; the day decides the zodiac of numbers where there is one. */
  draw(chance: Chance, drawnOn: string): Result;
  /** One line of text, as it is read out. */
  printed(result: Result): string;
  /** What boards and trends show beside the numbers: sum, size, pattern … */
  facts(result: Result): Readonly<Record<string, string | number>>;
};
