import type { agentsPay as contract } from '@baize/contract';
import { floorToCents, type Money, RATE_ONE, rateText, timesRate } from '@baize/money';
import { type Terms, type Tier, tierOf } from '../contracts/terms.ts';

export type Measures = {
  activeMembers: number;
  validBet: Money;
  loss: Money;
  /** Of a clock hour each. */
  hours: readonly Money[];
  /** What an earlier period of the same contract left below zero. */
  carried: Money;
};

/** An amount, and why it is so much. */
export type Amount = { gross: Money; calculation: contract.Reached; carryOut: Money };

export function dailyPay(terms: Terms, measures: Measures, salesUnit: number): Amount {
  const tier = tierOf(terms.tiers, measures);
  const unit = BigInt(Math.max(1, salesUnit)) * 10_000n;
  // A unit of one changes nothing: sales count to their last decimal.
  const sales = salesUnit <= 1 ? measures.validBet : measures.validBet - (measures.validBet % unit);
  const gross = tier ? payable(timesRate(sales, tier.rate)) : 0n;
  return {
    gross,
    carryOut: 0n,
    calculation: { ...measureTexts(measures), sales: String(sales), ...tierTexts(tier) },
  };
}

/** A day on which more was made void than bet pays nothing; nobody owes a salary. */
function payable(amount: Money): Money {
  return amount > 0n ? floorToCents(amount) : 0n;
}

/** Every hour by its own tier; the day is floored once. */
export function hourlyPay(terms: Terms, measures: Measures): Amount {
  const parts = measures.hours.map((validBet) => {
    const tier = tierOf(terms.tiers, { ...measures, validBet });
    return { validBet, rate: tier?.rate ?? 0n, share: validBet * (tier?.rate ?? 0n) };
  });
  const total = parts.reduce((sum, { share }) => sum + share, 0n) / RATE_ONE;
  const hours = parts.map(({ validBet, rate, share }) => ({
    validBet: String(validBet),
    rate: rateText(rate),
    amount: String(share / RATE_ONE),
  }));
  return {
    gross: payable(total),
    carryOut: 0n,
    calculation: { ...measureTexts(measures), hours },
  };
}

/** A share of what the team lost; a period that the team won pays nothing, and may be carried. */
export function dividendPay(terms: Terms, measures: Measures): Amount {
  const isCarrying = terms.carry === 'CARRY';
  const base = measures.loss + (isCarrying ? measures.carried : 0n);
  const tier = base > 0n ? tierOf(terms.tiers, { ...measures, loss: base }) : undefined;
  const gross = tier ? floorToCents(timesRate(base, tier.rate)) : 0n;
  return {
    gross,
    carryOut: isCarrying && base < 0n ? base : 0n,
    calculation: {
      ...measureTexts(measures),
      carried: String(measures.carried),
      base: String(base),
      ...tierTexts(tier),
    },
  };
}

function measureTexts({ activeMembers, validBet, loss }: Measures) {
  return { activeMembers, validBet: String(validBet), loss: String(loss) };
}

function tierTexts(tier: Tier | undefined) {
  if (!tier) return { tier: null };
  const { activeMembers, validBet, loss, rate } = tier;
  return {
    tier: { activeMembers, validBet: String(validBet), loss: String(loss), rate: rateText(rate) },
  };
}
