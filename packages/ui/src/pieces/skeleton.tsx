import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';

/** Has the size of what comes, so that nothing jumps: give it that size by its class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-shimmer rounded-ctl bg-[linear-gradient(100deg,var(--rail)_30%,var(--rail-2)_50%,var(--rail)_70%)] bg-[length:220%_100%]',
        className,
      )}
    />
  );
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={cx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  );
}

/** Tells a screen reader once that something is being fetched. */
export function LoadingRegion({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const { loading } = useWords();
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{loading}</span>
      {children}
    </div>
  );
}
