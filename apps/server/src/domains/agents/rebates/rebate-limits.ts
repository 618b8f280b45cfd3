import { agentsRebates as contract } from '@baize/contract';
import { percent, type Rate } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Rebates, rebatesOf } from '../../members/index.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { groupOf } from './rebate-shares.ts';

type Category = (typeof contract.rebateCategories)[number];

/** The highest rebate that anyone can have, by category. */
export const ceilings: Readonly<Record<Category, Rate>> = {
  LOTT: percent('8'),
  RNG: percent('1'),
  FISH: percent('1'),
  LIVE: percent('0.8'),
  SPORTS: percent('0.6'),
  ESPORTS: percent('0.6'),
  PVP: percent('0.5'),
  COCKFIGHT: percent('0.5'),
  ELOTT: percent('1'),
  SEA: percent('1'),
};

/** As operators decided, else as shipped. */
export function ceilingsBy({ rebateCeilings }: AgentSettings): Record<Category, Rate> {
  return { ...ceilings, ...rebateCeilings };
}

/** What the company gives lies within the ceilings, in the same steps. */
export function assertWithinCeilings(given: Rebates, settings: AgentSettings): void {
  assertGivable(given, ceilingsBy(settings), true);
}

const STEP: Rate = percent('0.1');

/** Nobody gives more than they have; rates go in steps of 0.1 %. */
export function assertGivable(given: Rebates, own: Rebates, equalRates: boolean): void {
  for (const [category, rate] of Object.entries(given)) {
    if (rate % STEP !== 0n) refuse('REBATE_STEP', { value: { category } });
    if (!isGivable({ [category]: rate }, own, equalRates))
      refuse('REBATE_ABOVE_OWN', { value: { category } });
  }
}

export function isGivable(given: Rebates, own: Rebates, equalRates: boolean): boolean {
  return Object.entries(given).every(([category, rate]) => {
    const ceiling = own[category] ?? 0n;
    return rate < ceiling || (rate === ceiling && (equalRates || rate === 0n));
  });
}

/** A rate sinks only where nobody directly below would then have more. */
export async function assertSinkable(tx: Transaction, memberId: bigint, wanted: Rebates) {
  const { rows } = await sql<{ category: string; rate: bigint }>`
    select category, max(rate)::bigint as rate from given_rebates
    where member_id in (select id from team_members where upline_id = ${memberId})
    group by 1`.execute(tx);
  const higher = rows.find(({ category, rate }) => (wanted[category] ?? rate) < rate);
  if (higher) refuse('REBATE_BELOW_DOWNLINE', { value: { category: higher.category } });
}

export type RebateRow = {
  productType: Category;
  rebate: Rate;
  ceiling: Rate;
  prizeGroup: number | null;
};

export async function rebateRows(
  db: Database | Transaction,
  memberId: bigint,
): Promise<RebateRow[]> {
  return rowsOf(await rebatesOf(db, memberId), await agentSettings(db));
}

export async function ceilingRows(db: Database): Promise<RebateRow[]> {
  const settings = await agentSettings(db);
  return rowsOf(ceilingsBy(settings), settings);
}

function rowsOf(rebates: Rebates, settings: AgentSettings): RebateRow[] {
  const highest = ceilingsBy(settings);
  return contract.rebateCategories.map((productType) => {
    const rebate = rebates[productType] ?? 0n;
    const prizeGroup = productType === 'LOTT' ? groupOf(rebate) : null;
    return { productType, rebate, ceiling: highest[productType], prizeGroup };
  });
}

/** Rates as the audit keeps them. */
export function rebateTexts(rebates: object): Record<string, string> {
  return Object.fromEntries(Object.entries(rebates).map(([key, rate]) => [key, String(rate)]));
}
