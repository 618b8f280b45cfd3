import { showDecimals } from '@baize/money';
import { StartFailure } from './errors/start-failure.ts';

export type BrandCurrency = {
  /** The ISO code, or a coin's own name. */
  code: string;
  symbol: string;
  /** How many decimals people write; the books always keep four. */
  decimals: number;
};

const SHAPE = /^([A-Z]{3,5})(?:,([^,\s]{1,6})(?:,([0-4]))?)?$/;
const PLAIN_CODE = /^[A-Z]{3}$/;
/** Play money and points are currencies of the house's own. */
const TAKEN = ['PTS', 'FUN'];

/** `JPY`, or with a sign and decimals of the brand's own: `USDT,₮,2`. What is left out is as the world writes it. */
export function readCurrency(text: string | undefined): BrandCurrency {
  const [, code, symbol, decimals] = SHAPE.exec(text || 'USD') ?? [];
  if (!code || TAKEN.includes(code)) {
    throw new StartFailure(
      `BAIZE_CURRENCY is not valid: ${text}. Write a code, such as EUR, or code, sign and decimals: USDT,₮,2.`,
    );
  }
  const known = customary(code);
  return {
    code,
    symbol: symbol ?? known.symbol,
    decimals: decimals === undefined ? known.decimals : Number(decimals),
  };
}

function customary(code: string): Omit<BrandCurrency, 'code'> {
  if (!PLAIN_CODE.test(code)) return { symbol: code, decimals: 2 };
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, decimals: Math.min(4, format.resolvedOptions().maximumFractionDigits ?? 2) };
}

/** One installation has one money for as long as it lives, and so has the process that serves it. */
export const brandCurrency: BrandCurrency = readCurrency(process.env.BAIZE_CURRENCY);
showDecimals(brandCurrency.decimals);
