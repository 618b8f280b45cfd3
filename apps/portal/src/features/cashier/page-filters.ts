import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { overlay } from '../../shared/pages/overlay.ts';

export type PageFilters = Readonly<Record<string, string>>;

/**
 * What a page is narrowed to. Opened by its address it is written there, so that it can be shared and
 * survives a reload; over another page, whose address is not ours, it is kept while the page stands.
 */
export function usePageFilters(): [PageFilters, (next: PageFilters) => void] {
  const navigate = useNavigate();
  const open = overlay.current();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const [kept, setKept] = useState<PageFilters>(() => open?.filters ?? {});
  const written = useMemo(() => readFilters(search), [search]);
  const isWished = open !== null;
  const change = useCallback(
    (next: PageFilters) => {
      if (isWished) return setKept(next);
      const page = (search as { page?: string }).page;
      void navigate({
        to: '/member',
        search: { page, ...givenOf(next) } as never,
        replace: true,
      });
    },
    [isWished, search, navigate],
  );
  return [isWished ? kept : written, change];
}

const LONGEST = 60;

/** Everything of the address but the page itself, as plain text: figures arrive as numbers. */
export function readFilters(search: Record<string, unknown>): PageFilters {
  const own = Object.entries(search).filter(
    ([name, value]) => name !== 'page' && ['string', 'number'].includes(typeof value),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, String(value).slice(0, LONGEST)]));
}

const givenOf = (filters: PageFilters): PageFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
