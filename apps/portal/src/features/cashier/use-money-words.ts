import { type Money, moneyWords } from '@baize/money';
import { useCallback } from 'react';
import { useIntl } from '../../shared/use-intl.tsx';
import { useBrand } from '../../shared/use-status.ts';

/** An amount inside a sentence. */
export function useMoneyWords(): (amount: Money) => string {
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  return useCallback(
    (amount) => moneyWords(amount, { locale, symbol, position }),
    [locale, symbol, position],
  );
}
