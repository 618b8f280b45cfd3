import { type Money, moneyWords } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { directionOf } from '../../shared/words/language.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

/** An amount inside a sentence. */
export function useMoneyWords(): (amount: Money) => string {
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  const asOne = useAsOne();
  return useCallback(
    (amount) => asOne(moneyWords(amount, { locale, symbol, position })),
    [locale, symbol, position, asOne],
  );
}

/** Among words from right to left a sign would wander to the other end of its number. */
export function useAsOne(): (figure: string) => string {
  const { language } = useLanguage();
  const isMirrored = directionOf(language) === 'rtl';
  return useCallback((figure) => (isMirrored ? `\u2066${figure}\u2069` : figure), [isMirrored]);
}
