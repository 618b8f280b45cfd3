import type { agentsRebates } from '@baize/contract';
import { moneyParts, percent } from '@baize/money';

export type Category = (typeof agentsRebates.rebateCategories)[number];

/** An amount inside a sentence: with separators, without its currency. */
export function plainSum(amount: bigint): string {
  const { sign, whole, separator, decimals } = moneyParts(amount, { locale: 'en', symbol: '' });
  return `${sign}${whole}${separator}${decimals}`;
}

/** A lottery rebate by its other name: one percent is worth twenty points above the lowest group. */
export function prizeGroup(typed: string): number {
  const rate = /^\d{1,3}(\.\d{1,4})?$/.test(typed) ? percent(typed) : 0n;
  return 1_800 + Number((rate * 20n) / 10_000n);
}

/** Lotteries of South-East Asia are no category of the lobby. */
export function categoryWords(category: Category) {
  return category === 'SEA'
    ? ('console.agents.category.SEA' as const)
    : (`console.category.${category}` as const);
}
