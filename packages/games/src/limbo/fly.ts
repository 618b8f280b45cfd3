import type { Money } from '@baize/money';
import type { Chance } from '../chance.ts';
import type { Played } from '../game.ts';
import { payFraction } from '../pay.ts';
import { type LimboChoice, limboRules } from './rules.ts';

const FLOATS = 2 ** 32;

export type LimboStep = { step: 'fly'; result: number; target: number; win: boolean };

export function flyLimbo({ target }: LimboChoice, stake: Money, chance: Chance): Played<LimboStep> {
  const result = limboResult(chance());
  const isWin = result >= target;
  const step: LimboStep = { step: 'fly', result: result / 100, target: target / 100, win: isWin };
  return { payout: isWin ? limboPayout({ target }, stake) : 0n, steps: [step] };
}

/** Hundredths, in whole numbers all the way: a float is a whole number of 2³² parts. */
export function limboResult(float: number): number {
  const { shareOfHundred, least, cap } = limboRules;
  const parts = Math.round(float * FLOATS);
  if (parts === 0) return cap;
  return Math.min(cap, Math.max(least, Math.floor((shareOfHundred * FLOATS) / parts)));
}

export function limboPayout({ target }: LimboChoice, stake: Money): Money {
  return payFraction(stake, target, 100);
}
