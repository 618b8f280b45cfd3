import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Every word that an address of the console may hold; each means the same on all pages. */
const SEARCH_WORDS = [
  'action',
  'actor',
  'after',
  'bet',
  'below',
  'campaign',
  'category',
  'channel',
  'code',
  'column',
  'country',
  'days',
  'device',
  'emergency',
  'frozen',
  'field',
  'figures',
  'from',
  'game',
  'giver',
  'id',
  'kind',
  'least',
  'level',
  'line',
  'member',
  'name',
  'number',
  'open',
  'page',
  'pattern',
  'place',
  'queue',
  'rate',
  'reason',
  'role',
  'round',
  'rows',
  'search',
  'seen',
  'shown',
  'sort',
  'source',
  'state',
  'status',
  'subject',
  'tab',
  'tag',
  'to',
  'transaction',
  'type',
  'username',
  'vendor',
  'versus',
  'which',
  'who',
] as const;

export type SearchWord = (typeof SEARCH_WORDS)[number];
export type PlainSearch = { [word in SearchWord]?: string | undefined };

/** A page whose filters live in its address: plain text, none of it trusted. */
export function plainSearch(search: Record<string, unknown>): PlainSearch {
  const given = SEARCH_WORDS.map((word) => [word, search[word]]);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string'));
}

/** The filters of a page, and how to change some of them; an empty text forgets a filter. */
export function useFilters(): [PlainSearch, (change: PlainSearch) => void] {
  const search: PlainSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (next: PlainSearch) =>
      void navigate({
        to: '.',
        search: (before: PlainSearch) => withoutEmpty({ ...before, ...next }),
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
