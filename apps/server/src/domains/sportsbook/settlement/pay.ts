import { combinedOdds, paySystem, type SettledLeg } from '@baize/games';
import { type Money, money } from '@baize/money';
import { type Bet, validBet } from '../../play/index.ts';
import {
  cashedOutOf,
  isFree,
  keptOf,
  type LegEnd,
  linesOfBet,
  payLines,
  runningOf,
  settledUnits,
  unitOdds,
} from '../bets/slip.ts';

export type Paid = {
  payout: Money;
  counted: Money;
  /** Nothing of the slip was won or lost: a free bet goes back into its owner's hand. */
  isVoid: boolean;
};

/** What a slip pays once its legs are decided, with what was cashed out of it before. */
export function paySlip(bet: Bet, ends: readonly LegEnd[]): Paid {
  const { cap } = keptOf(bet);
  const lines = linesOfBet(bet);
  const settled = settledUnits(keptOf(bet), ends);
  const unit = runningOf(bet) / BigInt(lines.length);
  const won = payLines(unit, settled, lines, isFree(bet));
  const limit = money(cap);
  const counted = lines.reduce(
    (sum, line) =>
      sum +
      countedOf(
        bet,
        unit,
        line.map((place) => settled[place]!),
      ),
    0n,
  );
  return {
    payout: cashedOutOf(bet) + (won < limit ? won : limit),
    counted: counted + countedParts(bet),
    isVoid: settled.every(({ outcome }) => outcome === 'VOID' || outcome === 'PUSH'),
  };
}

/** The valid bet of one line: half where half went back, its net where only parts of it were at play. */
function countedOf({ category }: Bet, stake: Money, legs: readonly SettledLeg[]): Money {
  const payout = paySystem(stake, legs, [legs.map((_, n) => n)]);
  const oddsHundredths = combinedOdds(legs.map(unitOdds));
  return validBet({ category, stake, payout, oddsHundredths, result: resultOf(legs) });
}

function resultOf(legs: readonly SettledLeg[]): 'full' | 'half' | 'push' {
  const outcomes = legs.map(({ outcome }) => outcome);
  if (outcomes.includes('LOSE') || outcomes.every((outcome) => outcome === 'WIN')) return 'full';
  const [only] = outcomes;
  if (legs.length === 1 && (only === 'HALF_WIN' || only === 'HALF_LOSE')) return 'half';
  return 'push';
}

/** Parts that were cashed out count what they won or lost. */
function countedParts(bet: Bet): Money {
  return (keptOf(bet).cashOuts ?? []).reduce((sum, { stake, paid }) => {
    const part = { category: bet.category, stake: money(stake), payout: money(paid) };
    return sum + validBet({ ...part, result: 'cashOut' });
  }, 0n);
}
