import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFieldTies } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children?: ReactNode };

/** The tick is drawn by the browser's own checkbox, so forms, keys and high contrast keep working. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'flex w-fit items-start gap-2.5 py-2.5 has-disabled:opacity-55 touch:min-h-11',
        className,
      )}
    >
      <input
        type="checkbox"
        {...useFieldTies()}
        {...rest}
        className={cx(
          'relative size-4.5 shrink-0 appearance-none rounded-[5px] border border-edge bg-well transition-colors duration-150',
          'checked:border-brass checked:bg-brass aria-invalid:border-danger',
          'after:absolute after:start-[5px] after:top-[1.5px] after:hidden after:h-2.5 after:w-[6px] after:rotate-45 after:border-e-2 after:border-b-2 after:border-on-brass checked:after:block rtl:after:border-e-0 rtl:after:border-s-2',
        )}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
