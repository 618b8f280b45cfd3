import { agentsContracts } from '@baize/contract';
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
  const units = (key: string) => unitsOf(calculation[key]);
  const terms = z.parse(agentsContracts.terms, calculation.terms);
  const rate = rateOf(calculation.tier);
  const loss = units('loss');
  const base =
    kind === 'DIVIDEND' ? units('base') : kind === 'DAILY' ? units('sales') : units('validBet');
  const hours = kind === 'HOURLY' ? hoursOf(calculation.hours) : [];
  const spent = units('payout') + units('rebate') + units('promotion');
  return {
    activeMembers: Number(calculation.activeMembers ?? 0),
    validBet: units('validBet'),
    stake: units('stake'),
    payout: units('payout'),
    rebate: units('rebate'),
    promotion: units('promotion'),
    otherCosts: kind === 'DIVIDEND' ? units('stake') - spent - loss : 0n,
    loss,
    carried: units('carried'),
    carryOut: units('carryOut'),
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

/** The figures travel as whole numbers in text, so that none of them is ever rounded. */
function unitsOf(value: unknown): bigint {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : 0n;
}

function rateOf(tier: unknown): Rate {
  const rate = tier && typeof tier === 'object' && 'rate' in tier ? String(tier.rate) : '';
  return /^\d{1,3}(\.\d{1,4})?$/.test(rate) ? percent(rate) : 0n;
}

function hoursOf(hours: unknown): HourLine[] {
  if (!Array.isArray(hours)) return [];
  return hours.map((line: Record<string, unknown>, hour) => ({
    hour,
    validBet: unitsOf(line.validBet),
    rate: rateOf(line),
    amount: unitsOf(line.amount),
  }));
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
