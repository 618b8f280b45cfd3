import { CENT, type Money } from '@baize/money';

export const oddsFormats = [
  'DECIMAL',
  'HONG_KONG',
  'MALAY',
  'INDONESIAN',
  'US',
  'FRACTIONAL',
] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Odds in hundredths as bettors of a region write them: 192 is 1.92, 0.92, −1.087, −108.7 or 23/25. */
export function oddsText(odds: number, format: OddsFormat): string {
  const profit = odds - 100;
  switch (format) {
    case 'DECIMAL':
      return (odds / 100).toFixed(2);
    case 'HONG_KONG':
      return (profit / 100).toFixed(2);
    case 'MALAY':
      return profit <= 100 ? (profit / 100).toFixed(2) : inverse(profit);
    case 'INDONESIAN':
      return profit >= 100 ? (profit / 100).toFixed(2) : inverse(profit);
    case 'US':
      return profit >= 100 ? `+${profit}` : `-${tenths(profit)}`;
    case 'FRACTIONAL': {
      const shared = greatestDivisor(profit, 100);
      return `${profit / shared}/${100 / shared}`;
    }
  }
}

/** Whether these odds wear a minus in this format. */
export function isNegative(odds: number, format: OddsFormat): boolean {
  if (format === 'MALAY') return odds > 200;
  return (format === 'INDONESIAN' || format === 'US') && odds < 200;
}

/**
 * What is at risk when an amount is entered beside odds of this format. Negative Malay odds are
 * entered as what is to be won: −0.90 and 100 risk 90. Floored to cents: no more is taken than that.
 */
export function amountAtRisk(entered: Money, odds: number, format: OddsFormat): Money {
  if (format !== 'MALAY' || !isNegative(odds, format)) return entered;
  const exact = (entered * 100n) / BigInt(odds - 100);
  return exact - (exact % CENT);
}

/** −100 / profit, three decimals, rounded in whole numbers. */
function inverse(profit: number): string {
  return `-${(Math.floor((200_000 + profit) / (2 * profit)) / 1000).toFixed(3)}`;
}

/** 10,000 / profit, to a tenth, without a needless zero. */
function tenths(profit: number): string {
  const rounded = Math.floor((200_000 + profit) / (2 * profit));
  return rounded % 10 === 0 ? String(rounded / 10) : (rounded / 10).toFixed(1);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
