import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export type RadioCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
};

type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Tiles show the icon above the title; rows show the ring beside it. */
  look?: 'rows' | 'tiles';
  isLegendHidden?: boolean;
  className?: string | undefined;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, look = 'rows', isLegendHidden, className } = props;
  const name = useId();
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend
        className={isLegendHidden ? 'sr-only' : 'mb-2 text-[0.8125rem] font-medium text-ink-soft'}
      >
        {legend}
      </legend>
      <div
        className={cx(
          'grid gap-2',
          look === 'tiles' ? tileColumns(options.length) : rowColumns(options.length),
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              cardClasses,
              look === 'tiles' ? 'flex-col items-start gap-4' : 'items-center gap-3',
            )}
          >
            {look === 'tiles' && option.icon && (
              <span className="text-ink-soft [&>svg]:size-5">{option.icon}</span>
            )}
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className={look === 'tiles' ? 'sr-only' : ringClasses}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{option.title}</span>
              {option.text && (
                <span className="block text-[0.8125rem] text-ink-soft">{option.text}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Four would leave one alone below three on a phone, and six one below five. */
const tileColumns = (count: number) =>
  count === 6
    ? 'grid-cols-3'
    : cx('grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]', count === 4 && 'max-sm:grid-cols-2');

/** Three stand beside or below each other, never two and one. */
const rowColumns = (count: number) =>
  count === 3 ? 'sm:grid-cols-3' : 'grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]';

const cardClasses = cx(
  'relative flex min-h-14 cursor-pointer rounded-card border border-line bg-table px-3.5 py-3 transition-colors duration-150 hover:border-line-strong',
  'has-checked:border-brass has-checked:shadow-[inset_0_0_0_1px_var(--brass)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-text',
  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
);
const ringClasses =
  'size-4 shrink-0 appearance-none rounded-full border border-edge bg-rail outline-none checked:border-[5px] checked:border-brass checked:bg-on-brass';
