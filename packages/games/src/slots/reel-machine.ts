import { SCATTER, unitsPerBet } from './rules.ts';
import type { ReelRules } from './spin-reels.ts';
import { scatterUnits } from './spin-reels.ts';
import { stripsOf, windowAt } from './strips.ts';

/** A game of reels as tables of numbers: for counting every spin, and for playing millions. */
export type ReelMachine = {
  readonly sizes: readonly number[];
  /** Units of lines or ways; the first three stops as one number, (a × n₁ + b) × n₂ + c. */
  unitsAt(triple: number, d: number, e: number): number;
  /** Whether anything can pay, lines or ways, once the first three reels have stopped. */
  isOpen(triple: number): boolean;
  /** By reel and stop. */
  readonly scatters: readonly Uint8Array[];
  /** Units by number of scatters. */
  readonly scatterUnits: Int32Array;
  readonly unitsPerBet: number;
};

const MOST_SCATTERS = 15;

export function scatterTables(
  rules: ReelRules,
): Pick<ReelMachine, 'scatters' | 'scatterUnits' | 'unitsPerBet'> {
  const scatters = stripsOf(rules).map((strip) =>
    Uint8Array.from(strip, (_, stop) => windowAt(strip, stop).filter((s) => s === SCATTER).length),
  );
  const units = Int32Array.from({ length: MOST_SCATTERS + 1 }, (_, count) =>
    scatterUnits(rules, count),
  );
  return { scatters, scatterUnits: units, unitsPerBet: unitsPerBet[rules.model] };
}

/** How often each symbol stands on a strip. */
export function frequencies(strip: readonly string[], symbols: readonly string[]): number[] {
  return symbols.map((symbol) => strip.filter((shown) => shown === symbol).length);
}
