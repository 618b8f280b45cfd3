import { type Chance, pick } from './chance.ts';

/** x = floor(f × sum of the weights), then along them until it lies within one; null where all are nothing. */
export function drawWeighted(chance: Chance, weights: readonly number[]): number | null {
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum === 0) return null;
  let x = pick(chance, sum);
  return weights.findIndex((weight) => {
    x -= weight;
    return x < 0;
  });
}
