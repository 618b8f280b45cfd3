/** So many of the smallest chip is the next one worth. */
const STEPS = [1n, 5n, 25n, 100n, 500n, 2_500n, 10_000n] as const;

const MOST_STACKS = 3;
const MOST_CHIPS = 5;

/** A few stacks that look like the amount: the dearest chips first, never more than a hand holds. */
export function chipsOf(amount: bigint, unit: bigint): { kind: number; count: number }[] {
  const small = unit > 0n ? unit : 1n;
  let left = amount;
  const stacks: { kind: number; count: number }[] = [];
  for (let kind = STEPS.length - 1; kind >= 0; kind -= 1) {
    const worth = STEPS[kind]! * small;
    const count = Number(left / worth);
    if (count === 0) continue;
    left %= worth;
    stacks.push({ kind, count: Math.min(count, MOST_CHIPS) });
    if (stacks.length === MOST_STACKS) break;
  }
  return stacks.length > 0 ? stacks : [{ kind: 0, count: 1 }];
}
