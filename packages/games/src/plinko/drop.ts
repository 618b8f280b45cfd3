import type { Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Played } from '../game.ts';
import { payFraction } from '../pay.ts';
import { type PlinkoChoice, plinkoRules } from './rules.ts';

export type PlinkoStep = { step: 'drop'; path: number[]; slot: number; multiplier: number };

/** One float a row: below a half to the left, else to the right; the slot counts the rights. */
export function dropBall(choice: PlinkoChoice, stake: Money, chance: Chance): Played<PlinkoStep> {
  const path = Array.from({ length: choice.rows }, () => pick(chance, 2));
  const slot = path.reduce((sum, turn) => sum + turn, 0);
  const tenths = plinkoTenths(choice, slot);
  const step: PlinkoStep = { step: 'drop', path, slot, multiplier: tenths / 10 };
  return { payout: payFraction(stake, tenths, 10), steps: [step] };
}

export function plinkoTenths({ rows, risk }: PlinkoChoice, slot: number): number {
  return plinkoRules[rows][risk][Math.min(slot, rows - slot)]!;
}
