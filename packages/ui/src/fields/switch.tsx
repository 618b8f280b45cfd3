import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** The visible name; without it, give an aria-label. */
  children?: ReactNode;
};

/** Takes effect at once; what must be sent with a form is a checkbox. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        'inline-flex items-center gap-3 has-disabled:opacity-55 touch:min-h-11',
        className,
      )}
    >
      {children && <span className="min-w-0 flex-1">{children}</span>}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        {...rest}
        className={cx(
          'relative h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-rail transition-colors duration-150 checked:border-felt checked:bg-felt',
          'after:absolute after:start-[3px] after:top-[3px] after:size-4 after:rounded-full after:bg-ink-soft after:transition-transform after:duration-150 after:ease-house',
          'checked:after:translate-x-4.5 checked:after:bg-on-felt rtl:checked:after:-translate-x-4.5',
        )}
      />
    </label>
  );
}
