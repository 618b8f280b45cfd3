import type { Money } from '@baize/money';

export type Category =
  | 'RNG'
  | 'FISH'
  | 'LIVE'
  | 'PVP'
  | 'LOTT'
  | 'ELOTT'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT';

/** What became of a bet, as far as its valid bet depends on it. */
export type Settled = {
  category: Category;
  stake: Money;
  payout: Money;
  /** Sports: how the bet ended. */
  result?: SportsResult | undefined;
  /** Sports: decimal odds in hundredths; 150 is 1.50. */
  oddsHundredths?: number | undefined;
  /** Sports: what counts of a slip of several parts, as its book added it up. */
  counted?: Money | undefined;
  /** Card tables: what the house kept of this hand. */
  rake?: Money | undefined;
  /** What of the stake backs an outcome and its opposite: it is no play. */
  uncounted?: Money | undefined;
  /** A free spin costs nothing, and counts for nothing. */
  isFree?: boolean | undefined;
};

export type SportsResult = 'full' | 'half' | 'push' | 'cashOut';

const LOWEST_ODDS_HUNDREDTHS = 150;

/**
 * The turnover of one settled bet: the only number that rebates, salaries, dividends, points, VIP
 * and withdrawals count. A void bet has none.
 */
export function validBet(bet: Settled): Money {
  if (bet.isFree) return 0n;
  const net = size(bet.payout - bet.stake);
  switch (bet.category) {
    case 'LIVE':
      return smaller(bet.stake - (bet.uncounted ?? 0n), net);
    case 'PVP':
      return net + (bet.rake ?? 0n);
    case 'SPORTS':
    case 'ESPORTS':
      return sportsValidBet(bet, net);
    case 'COCKFIGHT':
      // A draw gives the stake back; a win never pays exactly the stake.
      return bet.payout === bet.stake ? 0n : bet.stake - (bet.uncounted ?? 0n);
    default:
      return bet.stake - (bet.uncounted ?? 0n);
  }
}

function sportsValidBet(
  { stake, result = 'full', oddsHundredths, counted }: Settled,
  net: Money,
): Money {
  if (counted !== undefined) return smaller(stake, counted);
  if (oddsHundredths !== undefined && oddsHundredths < LOWEST_ODDS_HUNDREDTHS) return 0n;
  switch (result) {
    case 'full':
      return stake;
    case 'half':
      return stake / 2n;
    case 'push':
    case 'cashOut':
      return smaller(stake, net);
  }
}

function size(amount: Money): Money {
  return amount < 0n ? -amount : amount;
}

function smaller(a: Money, b: Money): Money {
  return a < b ? a : b;
}
