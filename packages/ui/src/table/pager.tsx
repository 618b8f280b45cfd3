import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import { type PageSlot, pageWindow } from './page-window.ts';

type PagerProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  range?: number;
  margin?: number;
  /** Beside the pages: "1–20 of 318". */
  summary?: ReactNode;
  className?: string | undefined;
};

export function Pager({
  page,
  pageCount,
  onPage,
  range = 5,
  margin = 1,
  summary,
  className,
}: PagerProps) {
  const words = useWords();
  if (pageCount <= 1 && !summary) return null;
  return (
    <nav
      aria-label={words.pages}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:justify-center',
        className,
      )}
    >
      <span className="num text-ink-soft">{summary}</span>
      {pageCount > 1 && (
        <ul className="flex items-center gap-1 max-md:gap-0">
          <li>
            <IconButton
              label={words.previousPage}
              icon={<ChevronLeft className="rtl:-scale-x-100" />}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
          </li>
          {pageWindow(page, pageCount, range, margin).map((slot, at) => (
            <PageItem
              key={slot === 'gap' ? `gap-${at}` : slot}
              slot={slot}
              page={page}
              onPage={onPage}
              isEnd={slot === 1 || slot === pageCount}
            />
          ))}
          <li>
            <IconButton
              label={words.nextPage}
              icon={<ChevronRight className="rtl:-scale-x-100" />}
              disabled={page >= pageCount}
              onClick={() => onPage(page + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  );
}

type PageItemProps = {
  slot: PageSlot;
  page: number;
  isEnd: boolean;
  onPage: (page: number) => void;
};

function PageItem({ slot, page, isEnd, onPage }: PageItemProps) {
  const words = useWords();
  if (slot === 'gap') {
    return (
      <li aria-hidden className="w-5 text-center text-ink-soft max-sm:w-3.5">
        …
      </li>
    );
  }
  const isCurrent = slot === page;
  // A phone has no room for the outer pages of the window.
  const isOuter = Math.abs(slot - page) > 1 && !isEnd;
  return (
    <li className={cx(isOuter && 'max-sm:hidden')}>
      <button
        type="button"
        aria-label={words.page(slot)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onPage(slot)}
        className={cx(
          'num grid h-10 min-w-10 place-items-center rounded-ctl px-2 font-medium transition-colors duration-150 touch:h-11 touch:min-w-11',
          isCurrent
            ? 'bg-ink font-semibold text-room'
            : 'text-ink-soft hover:bg-rail hover:text-ink',
        )}
      >
        {slot}
      </button>
    </li>
  );
}
