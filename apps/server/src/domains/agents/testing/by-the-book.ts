/**
 * The agents' arithmetic once more, as slowly and plainly as it can be written, from the rules and not
 * from the code it is compared with: whole units of 1/10,000, rates in millionths.
 */
export type BookTier = { bet: bigint; active: number; rate: bigint };
export type BookTree = {
  parents: (number | null)[];
  rebates: bigint[];
  daily: (BookTier[] | null)[];
};
export type BookBet = { who: number; stake: bigint; payout: bigint };

const MILLION = 1_000_000n;
const CENT = 100n;
const floorCents = (units: bigint) => units - (units % CENT);
const share = (units: bigint, rate: bigint) => (units * rate) / MILLION;

function isBelow(tree: BookTree, who: number, leader: number): boolean {
  for (let at: number | null = who; at !== null; at = tree.parents[at]!)
    if (at === leader) return true;
  return false;
}

/** What each has earned by rebates: on their own bets and on those below, each floored to cents once. */
export function bookRebates(tree: BookTree, bets: readonly BookBet[]): bigint[] {
  const own = tree.parents.map(() => 0n);
  const below = tree.parents.map(() => 0n);
  for (const { who, stake } of bets) {
    let paid = 0n;
    for (let at: number | null = who; at !== null; at = tree.parents[at]!) {
      const gross = share(stake, tree.rebates[at]!);
      if (gross > paid) {
        const side = at === who ? own : below;
        side[at] = side[at]! + gross - paid;
        paid = gross;
      }
    }
  }
  return own.map((units, n) => floorCents(units) + floorCents(below[n]!));
}

/** A day's salary of each by their own contract. */
export function bookSalaries(
  tree: BookTree,
  bets: readonly BookBet[],
  activeFrom: bigint,
): bigint[] {
  const own = tree.parents.map((_, who) =>
    bets.reduce((sum, bet) => (bet.who === who ? sum + bet.stake : sum), 0n),
  );
  return tree.daily.map((tiers, leader) => {
    if (!tiers) return 0n;
    let sales = 0n;
    let active = 0;
    own.forEach((bet, who) => {
      if (!isBelow(tree, who, leader)) return;
      sales += bet;
      if (bet >= activeFrom) active += 1;
    });
    let rate = 0n;
    for (const tier of tiers) if (sales >= tier.bet && active >= tier.active) rate = tier.rate;
    return floorCents(share(sales, rate));
  });
}

/** What each holds more after the run, where everyone can pay: their own, less what they owe below. */
export function bookNets(tree: BookTree, gross: readonly bigint[]): bigint[] {
  const nets = [...gross];
  tree.parents.forEach((parent, who) => {
    if (parent !== null && tree.daily[who]) nets[parent] = nets[parent]! - gross[who]!;
  });
  return nets;
}
