import type { Outcome } from '../book.ts';
import { type Fraction, fraction, ONE, ZERO } from './fraction.ts';

/** Several shared a place for which there was room for fewer: that part of the stake has won. */
export type DeadHeat = { readonly places: number; readonly tied: number };

/** A leg as it ended; its odds are in hundredths. */
export type SettledLeg = {
  readonly outcome: Outcome;
  readonly odds: number;
  readonly deadHeat?: DeadHeat | undefined;
  /** The place half of an each-way bet: paid at one part of so many of the win's profit. */
  readonly part?: number | undefined;
};

/** What one unit of stake becomes: 1.92 by a win is 192/100, by a half win 292/200. */
export function factorOf({ outcome, odds, deadHeat, part = 1 }: SettledLeg): Fraction {
  switch (outcome) {
    case 'WIN': {
      const { places, tied } = deadHeat ?? { places: 1, tied: 1 };
      return fraction((100 * part + odds - 100) * places, 100 * part * tied);
    }
    case 'HALF_WIN':
      return fraction(100 + odds, 200);
    case 'HALF_LOSE':
      return fraction(1, 2);
    case 'LOSE':
      return ZERO;
    default:
      return ONE;
  }
}

/** How much of a stake was at play: half of it where half went back. */
export function playedShare(outcome: Outcome): Fraction {
  if (outcome === 'PUSH' || outcome === 'VOID') return ZERO;
  return outcome === 'HALF_WIN' || outcome === 'HALF_LOSE' ? fraction(1, 2) : ONE;
}
