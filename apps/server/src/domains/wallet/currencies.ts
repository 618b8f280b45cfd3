import { brandCurrency } from '../../platform/currency.ts';

/** Each account holds one currency; nothing is ever converted silently. */
const own = {
  /** Points of the mall. */
  PTS: { symbol: '', position: 'B' },
  /** Play money of trial members: never worth anything. */
  FUN: { symbol: 'FUN', position: 'B' },
} as const;

/** The brand's money by its code, or one of the house's own. */
export type Currency = string;

/** The one money currency of this brand. */
export const BRAND_CURRENCY: Currency = brandCurrency.code;

/** How amounts of a currency are marked on the wire. */
export function signOf(currency: Currency): { symbol: string; position: 'F' | 'B' } {
  if (currency === 'PTS' || currency === 'FUN') return own[currency];
  return { symbol: brandCurrency.symbol, position: 'F' };
}

/** What a member of a kind plays with. */
export function playCurrency(kind: 'trial' | 'member' | 'agent'): Currency {
  return kind === 'trial' ? 'FUN' : BRAND_CURRENCY;
}
