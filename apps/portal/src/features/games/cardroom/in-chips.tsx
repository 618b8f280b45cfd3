import { useIntl } from '@baize/web/intl.tsx';
import { createContext, useContext } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';

/** True where amounts at the table are chips of a sit-and-go, which are no money. */
export const InChips = createContext(false);

const CHIP = 10_000n;

/** Amounts at a table: money, or whole chips. */
export function useAmountParts(): ReturnType<typeof useMoneyParts> {
  const money = useMoneyParts();
  const isInChips = useContext(InChips);
  const { formatNumber } = useIntl();
  if (!isInChips) return money;
  return (amount, { signed = false } = {}) => ({
    sign: amount < 0n ? '−' : signed && amount > 0n ? '+' : '',
    currency: '',
    position: 'before',
    whole: formatNumber(Number((amount < 0n ? -amount : amount) / CHIP)),
    decimals: '',
  });
}
