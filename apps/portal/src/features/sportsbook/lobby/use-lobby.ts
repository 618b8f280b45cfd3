import { type Output, sportsbookFixtures } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import type { MatchRow, Sport } from '../book.ts';
import { takeNews } from '../prices/take-news.ts';
import { useBook } from '../prices/use-book.ts';

export type Category = 'SPORTS' | 'ESPORTS';
export type Tree = Output<typeof sportsbookFixtures.tree.value>['sports'];

const COUNT_AGAIN_MS = 20_000;
const LOOK_AGAIN_MS = 15_000;
const PAGE = 60;

export function useTree(category: Category) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['sports', 'tree', category, language],
    queryFn: async ({ signal }) =>
      (await ask(sportsbookFixtures.tree, { category }, signal)).sports,
    refetchInterval: COUNT_AGAIN_MS,
  });
}

type Wanted = { category: Category; sport: Sport | undefined; league: string | undefined };

/** Matches under way: asked for once, then told by the socket; who comes and goes is asked again. */
export function useLive({ category, sport, league }: Wanted, isWanted: boolean) {
  const { language } = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['sports', 'live', category, sport, language],
    queryFn: async ({ signal }) => {
      const input = sport ? { category, sport } : { category };
      return (await ask(sportsbookFixtures.live, input, signal)).list;
    },
    refetchInterval: LOOK_AGAIN_MS,
    enabled: isWanted,
  });
  useTaken(data);
  useLiveNews(isWanted);
  return { rows: league ? data?.filter((row) => row.leagueId === league) : data, error };
}

export function useUpcoming(
  { category, sport, league }: Wanted,
  order: 'time' | 'league',
  isWanted: boolean,
) {
  const { language } = useLanguage();
  const pages = useInfiniteQuery({
    queryKey: ['sports', 'upcoming', category, sport, league, order, language],
    queryFn: ({ pageParam, signal }) =>
      ask(
        sportsbookFixtures.upcoming,
        {
          category,
          order,
          page: pageParam,
          size: PAGE,
          ...(sport && { sport }),
          ...(league && { leagueId: league }),
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ list }, all) => (list.length === PAGE ? all.length + 1 : undefined),
    refetchInterval: LOOK_AGAIN_MS,
    enabled: isWanted,
  });
  const rows = pages.data?.pages.flatMap(({ list }) => list);
  useTaken(rows);
  return { pages, rows };
}

/** Rows that an answer brought are known to the book, unless it already knows better. */
export function useTaken(rows: readonly MatchRow[] | undefined): void {
  const book = useBook();
  useEffect(() => {
    for (const row of rows ?? []) book.take(row);
  }, [book, rows]);
}

function useLiveNews(isWanted: boolean): void {
  const book = useBook();
  const cache = useQueryClient();
  const hear = useCallback(
    (event: SocketEvent) => {
      if (!takeNews(book, event)) void cache.invalidateQueries({ queryKey: ['sports', 'live'] });
    },
    [book, cache],
  );
  useTopic(isWanted ? 'match:live' : 'match:none', hear);
}
