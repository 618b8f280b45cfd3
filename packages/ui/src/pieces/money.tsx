import { cx } from '../cx.ts';

/** An amount, already in the reader's way of writing it, cut into what is set differently. */
export type MoneyParts = {
  sign: '' | '+' | '-' | '−';
  currency: string;
  position: 'before' | 'after';
  whole: string;
  /** With its separator: ".00". Empty when there are none. */
  decimals: string;
};

type MoneyProps = {
  parts: MoneyParts;
  size?: 'text' | 'mid' | 'big' | 'hero';
  /** Brass is for a return above the stake, and for nothing else. */
  tone?: 'plain' | 'soft' | 'win';
  className?: string | undefined;
};

/** Money is type: a small currency, quiet decimals, a true minus, figures of one width. */
export function Money({ parts, size = 'text', tone = 'plain', className }: MoneyProps) {
  const { sign, currency, position, whole, decimals } = parts;
  const unit = currency && (
    <span className="money-currency" data-after={position === 'after' || undefined}>
      {currency}
    </span>
  );
  return (
    <span
      data-size={size}
      className={cx(
        'money',
        tone === 'win' && 'text-brass-text',
        tone === 'soft' && 'text-ink-soft',
        className,
      )}
    >
      {sign && <span>{sign === '-' ? '−' : sign}</span>}
      {position === 'before' && unit}
      <span>{whole}</span>
      {decimals && <span className="money-decimals">{decimals}</span>}
      {position === 'after' && unit}
    </span>
  );
}
