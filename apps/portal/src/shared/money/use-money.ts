import type { Money } from '@baize/money';
import { moneyParts, showDecimals } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { brandOf, useBrand, useStatusPart } from '../brand/use-status.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Cuts an amount into the pieces that the money part sets: money of whoever sits here, or of the
 * house, which is always in the brand's currency.
 */
export function useMoneyParts(
  whose: 'own' | 'house' = 'own',
): (amount: Money, options?: { signed?: boolean }) => Parts {
  const { locale } = useIntl();
  const { currencySymbol, currencyPosition } = useBrand();
  const own = useCurrencySign();
  const symbol = whose === 'own' ? own : currencySymbol;
  return (amount, { signed = false } = {}) => {
    const style = { locale, symbol, position: currencyPosition, signed };
    const { sign, position, whole, separator, decimals } = moneyParts(amount, style);
    return {
      sign,
      currency: symbol,
      position: position === 'F' ? 'before' : 'after',
      whole,
      decimals: `${separator}${decimals}`,
    };
  };
}

const USUAL_DECIMALS = 2;

/** As many decimals as people write of the brand's money, for every amount below. */
export function useMoneyDecimals(): number {
  const decimals = useStatusPart(brandOf)?.currencyDecimals ?? USUAL_DECIMALS;
  showDecimals(decimals);
  return decimals;
}

/** A guest plays with play money, which is of no currency. */
export function useCurrencySign(): string {
  const { currencySymbol } = useBrand();
  return useSession()?.kind === 'trial' ? '' : currencySymbol;
}

type Parts = {
  sign: '' | '+' | '−';
  currency: string;
  position: 'before' | 'after';
  whole: string;
  decimals: string;
};
