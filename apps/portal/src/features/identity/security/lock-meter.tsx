import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';

/** How many of the locks are set, as a row of bars and in words. */
export function LockMeter({ set }: { set: readonly boolean[] }) {
  const text = useText();
  const count = set.filter(Boolean).length;
  return (
    <>
      <span aria-hidden className="flex gap-1">
        {set.map((_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            className={cx(
              'h-1.5 w-8.5 rounded-full max-sm:w-5',
              at < count ? 'bg-felt' : 'bg-rail-2',
            )}
          />
        ))}
      </span>
      <span className="num text-ink-soft">
        {text('members.locks.count', { count, total: set.length })}
      </span>
    </>
  );
}
