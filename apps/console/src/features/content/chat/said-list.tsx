import { cx } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Said } from './use-chat.ts';

/** What was said, the latest below; the house stands at the end of the line. */
export function SaidList({ list, className }: { list: readonly Said[]; className?: string }) {
  const text = useText();
  const times = useTimes();
  const end = useRef<HTMLLIElement>(null);
  const lastId = list.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are brought into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lastId]);
  return (
    <ol
      aria-label={text('console.chat.said')}
      aria-live="polite"
      className={cx('flex flex-col justify-end gap-2', className)}
    >
      {list.map(({ id, isStaff, text: words, at }) => (
        <li
          key={id}
          ref={id === lastId ? end : undefined}
          className={cx(
            'max-w-[85%] rounded-card border px-3.5 py-2',
            isStaff ? 'self-end bg-felt-wash' : 'self-start bg-table',
          )}
        >
          <p className="break-words whitespace-pre-wrap" dir="auto">
            {words}
          </p>
          <span className="num text-xs text-ink-soft">{times.dayAndTime(at)}</span>
        </li>
      ))}
    </ol>
  );
}
