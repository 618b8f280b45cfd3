/** Each account holds one currency; nothing is ever converted silently. */
export const currencies = {
  /** The brand's money. */
  USD: { symbol: '$', position: 'F' },
  /** Points of the mall. */
  PTS: { symbol: '', position: 'B' },
  /** Play money of trial members: never worth anything. */
  FUN: { symbol: 'FUN', position: 'B' },
} as const;

export type Currency = keyof typeof currencies;

/** The one money currency of this brand. */
export const BRAND_CURRENCY: Currency & 'USD' = 'USD';

/** What a member of a kind plays with. */
export function playCurrency(kind: 'trial' | 'member' | 'agent'): Currency {
  return kind === 'trial' ? 'FUN' : BRAND_CURRENCY;
}
