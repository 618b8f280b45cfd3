import type { agentsContracts as contract, Output } from '@baize/contract';
import { type Money, percent, type Rate } from '@baize/money';

export type ContractKind = Output<typeof contract.contractKind>;
export type Terms = Output<typeof contract.terms>;
export type Tier = Terms['tiers'][number];

/** The highest rate of each kind as shipped; rates go in steps of 0.1 %. */
export const CEILINGS: Record<ContractKind, Rate> = {
  DAILY: percent('2'),
  REALTIME: percent('2.1'),
  HOURLY: percent('1'),
  DIVIDEND: percent('30'),
};
const STEP: Rate = percent('0.1');
export const MAX_TIERS = 6;

export type TermsFault = 'TIERS' | 'RATE';

/** Tiers rise in condition and in rate; nothing is above the kind's ceiling. */
export function faultOfTerms(
  kind: ContractKind,
  { tiers }: Terms,
  ceilings: Record<ContractKind, Rate> = CEILINGS,
): TermsFault | undefined {
  if (tiers.length < 1 || tiers.length > MAX_TIERS) return 'TIERS';
  const rates = tiers.flatMap(({ rate, lossRate }) => [rate, lossRate]);
  if (rates.some((rate) => rate > ceilings[kind] || rate % STEP !== 0n)) return 'RATE';
  if (kind !== 'REALTIME' && tiers.some(({ lossRate }) => lossRate !== 0n)) return 'RATE';
  const isRising = tiers.every((tier, n) => n === 0 || rises(kind, tiers[n - 1]!, tier));
  return isRising ? undefined : 'TIERS';
}

/** Only what the kind looks at counts as a condition. */
function rises(kind: ContractKind, lower: Tier, higher: Tier): boolean {
  const grows = (pairs: [bigint, bigint][]) =>
    pairs.every(([a, b]) => b >= a) && pairs.some(([a, b]) => b > a);
  const heads: [bigint, bigint] = [BigInt(lower.activeMembers), BigInt(higher.activeMembers)];
  const conditions = grows(
    kind === 'REALTIME'
      ? [[lower.singleBet, higher.singleBet]]
      : [heads, [lower.validBet, higher.validBet], [lower.loss, higher.loss]],
  );
  const rates = grows([
    [lower.rate, higher.rate],
    [lower.lossRate, higher.lossRate],
  ]);
  return conditions && rates;
}

/**
 * Nobody gives more than they get, tier by tier; where they have fewer tiers, their last one counts. The
 * order in which proposals were made plays no part.
 */
export function isWithin(given: Terms, own: Terms, equalRates: boolean): boolean {
  return given.tiers.every((tier, n) => {
    const ceiling = own.tiers[Math.min(n, own.tiers.length - 1)];
    if (!ceiling) return false;
    const isBelow = (rate: Rate, most: Rate) => rate < most || (equalRates && rate === most);
    return (
      isBelow(tier.rate, ceiling.rate) &&
      (isBelow(tier.lossRate, ceiling.lossRate) || tier.lossRate === 0n)
    );
  });
}

export type Reached = { activeMembers: number; validBet: Money; loss: Money };

/** The highest tier whose every condition is met: not the first one. A condition of 0 is not tested. */
export function tierOf(tiers: readonly Tier[], reached: Reached): Tier | undefined {
  return tiers.findLast(
    (tier) =>
      reached.activeMembers >= tier.activeMembers &&
      (tier.validBet === 0n || reached.validBet >= tier.validBet) &&
      (tier.loss === 0n || reached.loss >= tier.loss),
  );
}

/** What one settled bet of the team is worth by the tier of its stake. */
export function betPay(tiers: readonly Tier[], bet: { stake: Money; payout: Money }): Rate {
  const tier = tiers.findLast(({ singleBet }) => bet.stake >= singleBet);
  if (!tier || bet.payout === bet.stake) return 0n;
  return bet.payout < bet.stake ? tier.lossRate : tier.rate;
}
