import { money } from '@baize/money';
import { factsOf } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction } from '../pay.ts';
import { crashReachRate, crashReturn } from './return-to-player.ts';
import { crashTimeOf, leavesAt } from './round.ts';
import { type CrashChoice, crashRules, readCrashChoice } from './rules.ts';

const SHOWN = [101, 150, 200, 500, 1_000, 10_000];

/** A shared round: all bets of a round crash at one point, from the chain of the game. */
export const crash = factsOf<CrashChoice>({
  code: 'crash',
  version: 1,
  name: 'Crash',
  category: 'RNG',
  subType: 'AC',
  limits: { ...usualLimits, max: money('5000') },
  rules: crashRules,
  readChoice: readCrashChoice,
  // A bet leaves the round when it is worth the largest payout.
  largestPayout: (choice, stake) => {
    const paid = payFraction(stake, leavesAt(choice, stake), 100);
    return paid > usualLimits.maxPayout ? usualLimits.maxPayout : paid;
  },
  maxMultiple: ({ autoCashout }) => (autoCashout ?? crashRules.autoCashout.max) / 100,
  returnOf,
  returns: () => SHOWN.map((autoCashout) => returnOf({ autoCashout })),
  usualChoice: { autoCashout: 200 },
  describe: () => [
    {
      key: 'chances',
      columns: ['multiplier', 'chance', 'milliseconds'],
      rows: SHOWN.map((at) => [at / 100, crashReachRate(at), Math.round(crashTimeOf(at))]),
    },
  ],
});

function returnOf({ autoCashout = 200 }: CrashChoice) {
  return {
    bet: `out at ${(autoCashout / 100).toFixed(2)}`,
    returnToPlayer: crashReturn(autoCashout),
    hitRate: crashReachRate(autoCashout),
    proof: 'exact' as const,
  };
}
