import { agentsContracts, type agentsPay } from '@baize/contract';
import { percent, type Rate, rateText, timesRate } from '@baize/money';
import { z } from 'zod/mini';
import type { Bill, Terms } from '../contracts/contract-kinds.ts';

export type HourLine = { hour: number; validBet: bigint; rate: Rate; amount: bigint };

/** Why a bill is what it is: every figure that led to its amount. */
export type Reasons = {
  activeMembers: number;
  validBet: bigint;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  promotion: bigint;
  /** Salaries and fees that the company has already paid for this team. */
  otherCosts: bigint;
  loss: bigint;
  /** What an earlier period left below zero, and what this one leaves to the next. */
  carried: bigint;
  carryOut: bigint;
  /** What the rate is taken of. */
  base: bigint;
  terms: Terms;
  /** From 0; -1 where no tier was reached. */
  tierAt: number;
  rate: Rate;
  /** Before it is rounded down to cents. */
  exact: bigint;
  hours: HourLine[];
};

export function reasonsOf({ kind, calculation }: Bill): Reasons {
  const terms = z.parse(agentsContracts.terms, calculation.terms);
  const rate = calculation.tier ? percent(calculation.tier.rate) : 0n;
  const stake = units(calculation.stake);
  const payout = units(calculation.payout);
  const rebate = units(calculation.rebate);
  const promotion = units(calculation.promotion);
  const loss = units(calculation.loss);
  const base = baseOf(kind, calculation);
  const hours = hoursOf(calculation);
  return {
    activeMembers: calculation.activeMembers,
    validBet: units(calculation.validBet),
    stake,
    payout,
    rebate,
    promotion,
    otherCosts: kind === 'DIVIDEND' ? stake - payout - rebate - promotion - loss : 0n,
    loss,
    carried: units(calculation.carried),
    carryOut: units(calculation.carryOut),
    base,
    terms,
    rate,
    hours,
    tierAt: rate === 0n ? -1 : terms.tiers.findIndex((tier) => tier.rate === rate),
    exact:
      kind === 'HOURLY'
        ? hours.reduce((sum, { amount }) => sum + amount, 0n)
        : timesRate(base > 0n ? base : 0n, rate),
  };
}

/** Figures travel as whole numbers in text, so that none is ever rounded; an old bill may lack one. */
const units = (figure = '0') => BigInt(figure);

function baseOf(kind: Bill['kind'], { base, sales, validBet }: agentsPay.Calculation): bigint {
  if (kind === 'DIVIDEND') return units(base);
  return units(kind === 'DAILY' ? sales : validBet);
}

/** Hours that were only measured have no rate of their own, and are no part of the amount. */
function hoursOf({ hours = [] }: agentsPay.Calculation): HourLine[] {
  return hours.flatMap((line, hour) =>
    typeof line === 'string'
      ? []
      : {
          hour,
          validBet: units(line.validBet),
          rate: percent(line.rate),
          amount: units(line.amount),
        },
  );
}

/** What the next tier still lacks; nothing where the highest is reached. */
export function missingFor({ terms, tierAt, ...reached }: Reasons) {
  const next = terms.tiers[tierAt + 1];
  if (!next) return undefined;
  const short = (needed: bigint, has: bigint) => (needed > has ? needed - has : 0n);
  return {
    at: tierAt + 1,
    rate: next.rate,
    rateWords: rateText(next.rate),
    activeMembers: Math.max(0, next.activeMembers - reached.activeMembers),
    validBet: next.validBet === 0n ? 0n : short(next.validBet, reached.validBet),
    loss: next.loss === 0n ? 0n : short(next.loss, reached.loss + reached.carried),
  };
}
