import { percent, type Rate, readMoney } from '@baize/money';
import type { ContractKind, Terms, Tier } from './contract-kinds.ts';

export type TierField = keyof Tier;

/** What a tier of each kind asks for, and what it gives. */
export const tierFields = {
  DIVIDEND: ['activeMembers', 'validBet', 'loss', 'rate'],
  DAILY: ['validBet', 'activeMembers', 'loss', 'rate'],
  HOURLY: ['validBet', 'activeMembers', 'rate'],
  REALTIME: ['singleBet', 'rate', 'lossRate'],
} as const satisfies Record<ContractKind, readonly TierField[]>;

export const MAX_TIERS = 6;
const STEP: Rate = percent('0.1');

/** A tier while it is being typed. */
export type TypedTier = Record<TierField, string>;

export const emptyTier: TypedTier = {
  activeMembers: '',
  validBet: '',
  loss: '',
  singleBet: '',
  rate: '',
  lossRate: '',
};

export function typedTier(tier: Tier): TypedTier {
  const amount = (units: bigint) => (units === 0n ? '' : plain(units, 10_000n));
  return {
    activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
    validBet: amount(tier.validBet),
    loss: amount(tier.loss),
    singleBet: amount(tier.singleBet),
    rate: amount(tier.rate),
    lossRate: amount(tier.lossRate),
  };
}

/** Money and percentages both have four decimals inside; shown without needless zeros. */
function plain(units: bigint, one: bigint): string {
  const decimals = String(units % one)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals ? `${units / one}.${decimals}` : String(units / one);
}

export function readTier(typed: TypedTier): Tier {
  const amount = (text: string) => readMoney(text || '0') ?? 0n;
  const rate = (text: string) => (/^\d{1,3}(\.\d{1,4})?$/.test(text) ? percent(text) : 0n);
  return {
    activeMembers: Number(typed.activeMembers) || 0,
    validBet: amount(typed.validBet),
    loss: amount(typed.loss),
    singleBet: amount(typed.singleBet),
    rate: rate(typed.rate),
    lossRate: rate(typed.lossRate),
  };
}

/** The most that the giver can pass on in a tier: their own of the same place, or their last one. */
export function capOf(own: Terms | undefined, at: number): Tier | undefined {
  return own?.tiers[Math.min(at, own.tiers.length - 1)];
}

export type TierFault =
  | 'NOT_WHOLE'
  | 'RATE_EMPTY'
  | 'RATE_STEP'
  | 'RATE_ABOVE_OWN'
  | 'RATE_AS_OWN'
  | 'NOT_RISING';

/** What is wrong with each tier, as the house would say it; null where nothing is. */
export function faultsOf(
  kind: ContractKind,
  tiers: readonly Tier[],
  own: Terms | undefined,
  mayBeEqual = true,
): (TierFault | null)[] {
  return tiers.map((tier, at) => {
    if (!Number.isInteger(tier.activeMembers)) return 'NOT_WHOLE';
    const rates = kind === 'REALTIME' ? [tier.rate, tier.lossRate] : [tier.rate];
    if (rates.every((rate) => rate === 0n)) return 'RATE_EMPTY';
    if (rates.some((rate) => rate % STEP !== 0n)) return 'RATE_STEP';
    const fault = faultAgainst(tier, capOf(own, at), mayBeEqual);
    if (fault) return fault;
    return at > 0 && !rises(tiers[at - 1]!, tier) ? 'NOT_RISING' : null;
  });
}

/** The highest rate of a contract: what it is known by. */
export function topRate({ tiers }: Terms): Rate {
  return tiers.reduce((top, { rate }) => (rate > top ? rate : top), 0n);
}

const ASKED = ['activeMembers', 'validBet', 'loss', 'singleBet'] as const;

/**
 * The first tier, from 1, of a salary that asks for less than the giver's own: they would owe it without
 * being paid themselves. Undefined where there is none; a dividend is a share of what there is.
 */
export function softerTier(
  kind: ContractKind,
  tiers: readonly Tier[],
  own: Terms,
): number | undefined {
  if (kind === 'DIVIDEND') return undefined;
  const at = tiers.findIndex((tier, n) => {
    const mine = capOf(own, n);
    return mine !== undefined && ASKED.some((field) => tier[field] < mine[field]);
  });
  return at < 0 ? undefined : at + 1;
}

/** Nobody passes on more than they have; some brands ask for less. */
function faultAgainst(tier: Tier, cap: Tier | undefined, mayBeEqual: boolean) {
  if (!cap) return undefined;
  if (tier.rate > cap.rate || tier.lossRate > cap.lossRate) return 'RATE_ABOVE_OWN';
  const isAsHigh = tier.rate >= cap.rate || (tier.lossRate > 0n && tier.lossRate >= cap.lossRate);
  return isAsHigh && !mayBeEqual ? 'RATE_AS_OWN' : undefined;
}

/** A higher tier asks for more and gives more: in one respect at least, and for less in none. */
function rises(lower: Tier, higher: Tier): boolean {
  const grows = (fields: readonly TierField[]) =>
    fields.every((field) => higher[field] >= lower[field]) &&
    fields.some((field) => higher[field] > lower[field]);
  return grows(['activeMembers', 'validBet', 'loss', 'singleBet']) && grows(['rate', 'lossRate']);
}
