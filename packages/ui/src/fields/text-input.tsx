import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFieldTies } from './field.tsx';

export type TextInputProps = ComponentProps<'input'> & {
  /** Before the text: an icon or a unit. */
  before?: ReactNode;
  /** After the text: a button or a unit. */
  after?: ReactNode;
  /** Lower, for bars above tables. */
  isCompact?: boolean | undefined;
};

export function TextInput({ before, after, isCompact, className, ...rest }: TextInputProps) {
  const ties = useFieldTies();
  const isInvalid = rest['aria-invalid'] ?? ties['aria-invalid'];
  return (
    <span
      data-invalid={isInvalid || undefined}
      className={cx(boxClasses, isCompact ? 'h-10 touch:h-11' : 'h-11.5', className)}
    >
      {before && <span className="flex shrink-0 text-ink-soft [&>svg]:size-4">{before}</span>}
      <input type="text" {...ties} {...rest} className={innerClasses} />
      {after && <span className="-me-2 flex shrink-0 items-center text-ink-soft">{after}</span>}
    </span>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const ties = useFieldTies();
  return (
    <span data-invalid={ties['aria-invalid']} className={cx(boxClasses, 'py-2.5', className)}>
      <textarea rows={4} {...ties} {...rest} className={cx(innerClasses, 'resize-y')} />
    </span>
  );
}

/** The frame of every field one writes into. */
export const boxClasses = cx(
  'flex w-full min-w-0 items-center gap-2.5 rounded-ctl border border-edge bg-well px-3.5 transition-[border-color,box-shadow] duration-150',
  'focus-within:border-brass-text focus-within:shadow-[0_0_0_1px_var(--brass-text)]',
  'data-invalid:border-danger has-disabled:opacity-55',
);

// Sixteen pixels on phones: anything smaller makes a phone zoom in on focus.
export const innerClasses =
  'w-full min-w-0 bg-transparent outline-none max-md:text-base md:text-sm disabled:cursor-not-allowed';
