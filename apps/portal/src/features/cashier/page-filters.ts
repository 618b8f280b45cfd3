import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { overlay } from '../../shared/pages/overlay.ts';

export type PageFilters = Readonly<Record<string, string>>;

/**
 * What a page is narrowed to: it is written in the page's address, so that it can be shared and
 * survives a reload, also while the page is opened over another one.
 */
export function usePageFilters(): [PageFilters, (next: PageFilters) => void] {
  const navigate = useNavigate();
  const open = useSyncExternalStore(overlay.subscribe, overlay.current, () => null);
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const written = useMemo(() => readFilters(search), [search]);
  const change = useCallback(
    (next: PageFilters) => {
      const given = givenOf(next);
      if (open) return overlay.open(open.name, open.page, given);
      const page = (search as { page?: string }).page;
      void navigate({ to: '/member', search: { page, ...given } as never, replace: true });
    },
    [open, search, navigate],
  );
  return [open ? (open.filters ?? NONE) : written, change];
}

const NONE: PageFilters = {};

const LONGEST = 60;

/** Everything of the address but the page itself, as plain text: figures arrive as numbers. */
export function readFilters(search: Record<string, unknown>): PageFilters {
  const own = Object.entries(search).filter(
    ([name, value]) => name !== 'page' && ['string', 'number'].includes(typeof value),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, String(value).slice(0, LONGEST)]));
}

const givenOf = (filters: PageFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
