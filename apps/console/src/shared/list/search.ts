import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export type PlainSearch = Record<string, string | undefined>;

/** A page whose filters live in its address: plain text, none of it trusted. */
export function plainSearch(search: Record<string, unknown>): PlainSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The filters of a page, and how to change some of them; an empty text forgets a filter. */
export function useFilters(): [PlainSearch, (change: PlainSearch) => void] {
  const search = useSearch({ strict: false }) as PlainSearch;
  const navigate = useNavigate();
  const change = useCallback(
    (next: PlainSearch) =>
      void navigate({
        to: '.',
        search: ((before: PlainSearch) => withoutEmpty({ ...before, ...next })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change];
}

export function withoutEmpty(search: PlainSearch): PlainSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value));
}

/** A page number from an address; anything odd is the first. */
export function pageOf({ page }: PlainSearch): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : 1;
}
