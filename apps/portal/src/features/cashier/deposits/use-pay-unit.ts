import { type Money, moneyWords, shownDecimals } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useCurrencySign, useMoneyParts } from '../../../shared/money/use-money.ts';
import { useAsOne, useMoneyWords } from '../use-money-words.ts';

const COINS: Readonly<Record<string, string>> = { USDT: 'USDT' };

const COIN_DECIMALS = 2;

/** Coins are paid in coins: only what is credited for them is money of the house. */
export function usePayUnit(method: string) {
  const { locale } = useIntl();
  const sign = useCurrencySign();
  const parts = useMoneyParts();
  const words = useMoneyWords();
  const asOne = useAsOne();
  const coin = COINS[method];
  if (!coin) {
    return { sign, parts: (amount: Money) => parts(amount), words, decimals: shownDecimals() };
  }
  return {
    sign: coin,
    decimals: COIN_DECIMALS,
    parts: (amount: Money) => ({ ...parts(amount), currency: coin, position: 'after' as const }),
    words: (amount: Money) => asOne(moneyWords(amount, { locale, symbol: coin, position: 'B' })),
  };
}
