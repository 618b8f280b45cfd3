import type { Money } from '@baize/money';
import { moneyParts } from '@baize/money';
import { useIntl } from 'react-intl';
import { useBrand } from './use-status.ts';

/** Cuts an amount into the pieces that the money part sets, in the brand's currency. */
export function useMoneyParts(): (amount: Money, options?: { signed?: boolean }) => Parts {
  const { locale } = useIntl();
  const { currencySymbol, currencyPosition } = useBrand();
  return (amount, { signed = false } = {}) => {
    const style = { locale, symbol: currencySymbol, position: currencyPosition, signed };
    const { sign, symbol, position, whole, separator, decimals } = moneyParts(amount, style);
    return {
      sign,
      currency: symbol,
      position: position === 'F' ? 'before' : 'after',
      whole,
      decimals: `${separator}${decimals}`,
    };
  };
}

type Parts = {
  sign: '' | '+' | '−';
  currency: string;
  position: 'before' | 'after';
  whole: string;
  decimals: string;
};
