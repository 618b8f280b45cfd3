import { cx } from '@baize/ui';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { SportMark } from '../drawings/sport-mark.tsx';
import type { ListItem } from './groups.ts';
import { type Column, columns } from './main-markets.ts';
import { MatchRowView } from './match-row.tsx';
import { StarButton } from './star-button.tsx';
import { useWindow } from './use-window.ts';
import { offsetsOf } from './window.ts';

/** As the style sheet has them: the list knows where a row is without drawing it. */
const HEIGHTS = { narrow: { head: 40, match: 100 }, wide: { head: 40, match: 92 } } as const;
const WIDE_PX = 640;

type Props = { items: readonly ListItem[]; shows: Column; foot?: ReactNode };

/** A list of any length, of which only the rows near the screen are drawn. */
export function MatchList({ items, shows, foot }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const height = useIsWide(list) ? HEIGHTS.wide : HEIGHTS.narrow;
  const offsets = useMemo(() => offsetsOf(items.map(({ kind }) => height[kind])), [items, height]);
  const { from, to } = useWindow(list, offsets);
  const after = offsets.at(-1)! - (offsets[Math.min(to, items.length)] ?? 0);
  return (
    <section className="overflow-clip rounded-card border bg-table max-md:-mx-3.5 max-md:rounded-none max-md:border-x-0">
      <div className="@container/book">
        <ul
          ref={list}
          data-shows={shows}
          style={{ paddingTop: offsets[from], paddingBottom: after }}
        >
          {items
            .slice(from, to)
            .map((item) =>
              item.kind === 'head' ? (
                <GroupHead key={item.id} item={item} />
              ) : (
                <MatchRowView key={item.id} matchId={item.matchId} />
              ),
            )}
        </ul>
      </div>
      {foot}
    </section>
  );
}

function GroupHead({ item }: { item: Extract<ListItem, { kind: 'head' }> }) {
  const text = useText();
  return (
    <li className="flex h-10 items-center gap-2.5 border-t bg-rail px-3.5 first:border-t-0 @[40rem]/book:grid @[40rem]/book:grid-cols-[minmax(0,1fr)_9.5rem_7.25rem_7.75rem_2rem] @[40rem]/book:gap-2">
      <h3 className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
        <SportMark sport={item.sport} className="size-4.5 shrink-0" />
        <bdi className="truncate">{item.title}</bdi>
        <StarButton kind="league" id={item.leagueId} />
      </h3>
      {columns.map((column) => (
        <span
          key={column}
          className={cx('hidden text-center text-xs text-ink-soft @[40rem]/book:block')}
        >
          {text(`sportsbook.column.${column}`)}
        </span>
      ))}
    </li>
  );
}

function useIsWide(list: React.RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const look = () => setWide(current.clientWidth >= WIDE_PX);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [list]);
  return isWide;
}
