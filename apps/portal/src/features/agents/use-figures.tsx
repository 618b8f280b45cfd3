import { type Money as Amount, type Rate, rateText } from '@baize/money';
import { Money } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';

type Look = { signed?: boolean; size?: 'text' | 'mid' | 'big'; tone?: 'plain' | 'soft' | 'win' };

/** Amounts, rates and counts as this reader writes them. */
export function useFigures() {
  const intl = useIntl();
  const parts = useMoneyParts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts follows the language, as intl does
  return useMemo(() => {
    const rate = (value: Rate) => `${intl.formatNumber(Number(rateText(value)))} %`;
    return {
      money: (amount: Amount, { signed = false, size = 'text', tone = 'plain' }: Look = {}) => (
        <Money parts={parts(amount, { signed })} size={size} tone={tone} />
      ),
      /** The same as plain text, for sentences. */
      moneyText: (amount: Amount) => {
        const { sign, currency, position, whole, decimals } = parts(amount);
        const figure = `${whole}${decimals}`;
        return position === 'before'
          ? `${sign}${currency}${figure}`
          : `${sign}${figure} ${currency}`;
      },
      rate,
      /** What a tier gives; real-time salary has one rate for a bet that wins, one for a bet that loses. */
      rates: (tier: { rate: Rate; lossRate: Rate } | undefined) =>
        tier === undefined
          ? '–'
          : [tier.rate, ...(tier.lossRate > 0n ? [tier.lossRate] : [])].map(rate).join(' / '),
      count: (value: number) => intl.formatNumber(value),
    };
  }, [intl]);
}
