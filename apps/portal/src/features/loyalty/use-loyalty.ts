import { loyaltyLevels, type Output } from '@baize/contract';
import { type Money, moneyWords } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { queryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { ask } from '../../shared/calls/api.ts';

export type Levels = Output<typeof loyaltyLevels.levels.value>;
export type Level = Levels['levels'][number];

export const levelsQuery = queryOptions({
  queryKey: ['loyalty', 'levels'],
  queryFn: ({ signal }) => ask(loyaltyLevels.levels, {}, signal),
});

/** An amount inside a sentence; in a line from right to left it stays one piece. */
export function useSumWords(): (amount: Money) => string {
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  return useCallback(
    (amount) => `\u2066${moneyWords(amount, { locale, symbol, position })}\u2069`,
    [locale, symbol, position],
  );
}

const UNITS = 10_000;

/** Large round amounts of a table: 150K, 1.5M in the reader's way; others in full. */
export function useShortNumber(): (amount: Money) => string {
  const { locale } = useIntl();
  const write = useMemo(() => {
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
    const full = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    return { short, full };
  }, [locale]);
  return useCallback(
    (amount) => {
      const whole = Number(amount) / UNITS;
      const isRound = whole >= UNITS && whole % 1_000 === 0;
      return (isRound ? write.short : write.full).format(whole);
    },
    [write],
  );
}
