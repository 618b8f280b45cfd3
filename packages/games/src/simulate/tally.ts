/** What many rounds came to, in bets. Tallies of parts add up to the tally of the whole. */
export type Tally = {
  rounds: number;
  hits: number;
  /** How many led to free spins. */
  triggers: number;
  /** What the free spins paid, as a part of the sum. */
  freeSum: number;
  sum: number;
  squares: number;
  largest: number;
};

export const emptyTally = (): Tally => ({
  rounds: 0,
  hits: 0,
  triggers: 0,
  freeSum: 0,
  sum: 0,
  squares: 0,
  largest: 0,
});

export function count(tally: Tally, multiple: number): void {
  tally.rounds += 1;
  if (multiple <= 0) return;
  tally.hits += 1;
  tally.sum += multiple;
  tally.squares += multiple * multiple;
  if (multiple > tally.largest) tally.largest = multiple;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      rounds: all.rounds + one.rounds,
      hits: all.hits + one.hits,
      triggers: all.triggers + one.triggers,
      freeSum: all.freeSum + one.freeSum,
      sum: all.sum + one.sum,
      squares: all.squares + one.squares,
      largest: Math.max(all.largest, one.largest),
    }),
    emptyTally(),
  );
}

export type Simulated = {
  rounds: number;
  returnToPlayer: number;
  standardError: number;
  hitRate: number;
  triggerRate: number;
  /** The part of the return that free spins pay. */
  freeReturn: number;
  sigma: number;
  largestWin: number;
};

export function resultOf(tally: Tally): Simulated {
  const { rounds, hits, triggers, freeSum, sum, squares, largest } = tally;
  const mean = sum / rounds;
  const sigma = Math.sqrt(Math.max(0, squares / rounds - mean ** 2));
  return {
    rounds,
    returnToPlayer: mean,
    standardError: sigma / Math.sqrt(rounds),
    hitRate: hits / rounds,
    triggerRate: triggers / rounds,
    freeReturn: freeSum / rounds,
    sigma,
    largestWin: largest,
  };
}
