import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldTies } from './field.tsx';
import { boxClasses, innerClasses } from './text-input.tsx';

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  isDisabled?: boolean;
};

type NativeSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  isCompact?: boolean | undefined;
};

/** The browser's own list: weighs nothing, and a phone shows its wheel. */
export function NativeSelect({ options, isCompact, className, ...rest }: NativeSelectProps) {
  return (
    <span
      className={cx(
        boxClasses,
        'relative px-0!',
        isCompact ? 'h-10 touch:h-11' : 'h-11.5',
        className,
      )}
    >
      <select
        {...useFieldTies()}
        {...rest}
        className={cx(innerClasses, 'h-full appearance-none truncate rounded-ctl ps-3.5 pe-9')}
      >
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled} className="bg-table text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 size-4 text-ink-soft"
      />
    </span>
  );
}
