import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

type TagProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The state of a thing, in a word. */
export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1.5 rounded-[5px] px-2 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const TONES: Record<Tone, string> = {
  plain: 'bg-rail text-ink-soft',
  good: 'bg-felt-wash text-felt-text',
  warn: 'bg-brass-wash text-brass-text',
  bad: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
};

/** How many wait; above the limit it says so. The words around it are the app's. */
export function CountBadge({
  count,
  limit = 99,
  className,
}: {
  count: number;
  limit?: number;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'num inline-block h-4.5 min-w-4.5 rounded-full bg-danger px-1.25 text-center text-[0.6875rem]/4.5 font-bold text-on-danger',
        className,
      )}
    >
      {count > limit ? `${limit}+` : count}
    </span>
  );
}

/** A small mark in the corner of a picture: hot, new, live. */
export function Badge({
  tone = 'brass',
  className,
  children,
}: {
  tone?: 'brass' | 'felt' | 'dark';
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-[5px] px-1.5 text-[0.6875rem] font-bold',
        BADGES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const BADGES = {
  brass: 'bg-brass text-on-brass',
  felt: 'bg-felt text-on-felt',
  dark: 'bg-[#0a1210e0] text-[#f1ecdf]',
};
