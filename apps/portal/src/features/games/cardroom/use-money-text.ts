import type { Money } from '@baize/money';
import { useAmountParts } from './in-chips.tsx';

/** An amount inside a sentence, which cannot set its parts differently. */
export function useMoneyText(): (amount: Money) => string {
  const parts = useAmountParts();
  return (amount) => {
    const { sign, currency, position, whole, decimals } = parts(amount);
    const sum = `${whole}${decimals}`;
    return position === 'before' ? `${sign}${currency}${sum}` : `${sign}${sum}${currency}`;
  };
}
