import type { Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Played } from '../game.ts';
import { payFraction } from '../pay.ts';
import { type WheelChoice, wheelRules } from './rules.ts';

export type WheelStep = { step: 'spin'; index: number; multiplier: number };

export function spinWheel(choice: WheelChoice, stake: Money, chance: Chance): Played<WheelStep> {
  const index = pick(chance, choice.segments);
  const tenths = wheelTable(choice)[index]!;
  const step: WheelStep = { step: 'spin', index, multiplier: tenths / 10 };
  return { payout: payFraction(stake, tenths, 10), steps: [step] };
}

export function wheelTable({ segments, risk }: WheelChoice): readonly number[] {
  return wheelRules[segments][risk];
}
