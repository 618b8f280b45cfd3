import { type Money, moneyWords } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import { useBrand } from '../brand/use-status.ts';

/** An amount inside a sentence; in a line from right to left it stays one piece. */
export function useSumWords(): (amount: Money) => string {
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  return useCallback(
    (amount) => `\u2066${moneyWords(amount, { locale, symbol, position })}\u2069`,
    [locale, symbol, position],
  );
}
