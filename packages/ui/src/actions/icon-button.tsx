import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CountBadge } from '../pieces/badge.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | undefined;
  count?: number | undefined;
};

export function IconButton({
  label,
  icon,
  size = 'md',
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'relative grid shrink-0 place-items-center rounded-ctl text-ink-soft transition-colors duration-150',
        'hover:bg-rail hover:text-ink disabled:pointer-events-none disabled:opacity-40 touch:min-h-11 touch:min-w-11 [&>svg]:size-5',
        size === 'sm' ? 'size-8' : 'size-10',
        className,
      )}
    >
      {icon}
      {count !== undefined && count > 0 && (
        <CountBadge count={count} className="absolute end-0 top-0.5" />
      )}
    </button>
  );
}
