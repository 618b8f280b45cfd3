import { choose } from '../pay.ts';
import { plinkoTenths } from './drop.ts';
import type { PlinkoChoice } from './rules.ts';

/** Every path is equally likely, and slot s is the end of C(rows, s) of them. */
export function plinkoReturn(choice: PlinkoChoice): number {
  return overSlots(choice, (tenths) => tenths) / 10;
}

/** How often more comes back than nothing: always; so the hit rate counts what pays the stake or more. */
export function plinkoHitRate(choice: PlinkoChoice): number {
  return overSlots(choice, (tenths) => (tenths >= 10 ? 1 : 0));
}

function overSlots(choice: PlinkoChoice, worth: (tenths: number) => number): number {
  let sum = 0;
  for (let slot = 0; slot <= choice.rows; slot += 1) {
    sum += Number(choose(choice.rows, slot)) * worth(plinkoTenths(choice, slot));
  }
  return sum / 2 ** choice.rows;
}
