import { choose, ratio } from '../pay.ts';
import { kenoTable } from './draw.ts';
import { type KenoChoice, kenoRules } from './rules.ts';

/** Which numbers were picked does not matter, only how many: hits are hypergeometric. */
export function kenoReturn(choice: KenoChoice): number {
  return overHits(choice, (hundredths) => BigInt(hundredths)) / 100;
}

/** How often anything comes back. */
export function kenoHitRate(choice: KenoChoice): number {
  return overHits(choice, (hundredths) => (hundredths > 0 ? 1n : 0n));
}

function overHits(choice: KenoChoice, worth: (hundredths: number) => bigint): number {
  const { numbers, drawn } = kenoRules;
  const picked = choice.picks.length;
  const sum = kenoTable(choice).reduce((all, hundredths, hits) => {
    const ways = choose(picked, hits) * choose(numbers - picked, drawn - hits);
    return all + ways * worth(hundredths);
  }, 0n);
  return ratio(sum, choose(numbers, drawn));
}
