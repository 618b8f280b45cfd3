import type { Money } from '@baize/money';
import { type Chance, pickSome } from '../chance.ts';
import type { Played } from '../game.ts';
import { payFraction } from '../pay.ts';
import { type KenoChoice, kenoRules } from './rules.ts';

const POOL = Array.from({ length: kenoRules.numbers }, (_, i) => i + 1);

export type KenoStep = { step: 'draw'; drawn: number[]; hits: number[]; multiplier: number };

export function drawKeno(choice: KenoChoice, stake: Money, chance: Chance): Played<KenoStep> {
  const drawn = pickSome(chance, POOL, kenoRules.drawn);
  const hits = choice.picks.filter((pick) => drawn.includes(pick));
  const hundredths = kenoTable(choice)[hits.length]!;
  const step: KenoStep = { step: 'draw', drawn, hits, multiplier: hundredths / 100 };
  return { payout: payFraction(stake, hundredths, 100), steps: [step] };
}

export function kenoTable({ picks, risk }: KenoChoice): readonly number[] {
  return kenoRules.tables[risk][picks.length - 1]!;
}
