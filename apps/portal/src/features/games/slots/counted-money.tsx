import type { Money } from '@baize/money';
import { cx } from '@baize/ui';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';

export type Counter = { set(amount: Money): void };

type Props = { amount: Money; counter: Ref<Counter>; size: 'mid' | 'big'; className?: string };

const PER_CENT = 100n;

/** An amount that can rise many times a second without the page being drawn again. */
export function CountedMoney({ amount, counter, size, className }: Props) {
  const parts = useMoneyParts();
  const whole = useRef<HTMLSpanElement>(null);
  const decimals = useRef<HTMLSpanElement>(null);
  useImperativeHandle(counter, () => {
    let written: Money | undefined;
    return {
      set(next) {
        // Frames come oftener than cents do.
        const cents = next / PER_CENT;
        if (cents === written) return;
        written = cents;
        const told = parts(next);
        if (whole.current) whole.current.textContent = told.whole;
        if (decimals.current) decimals.current.textContent = told.decimals;
      },
    };
  });
  const { currency, position, whole: figure, decimals: rest } = parts(amount);
  const unit = <span className="money-currency">{currency}</span>;
  return (
    <span data-size={size} className={cx('money', className)} dir="ltr">
      {position === 'before' && unit}
      <span ref={whole}>{figure}</span>
      <span ref={decimals} className="money-decimals">
        {rest}
      </span>
      {position === 'after' && unit}
    </span>
  );
}
