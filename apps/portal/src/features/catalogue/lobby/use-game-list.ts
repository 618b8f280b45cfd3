import { minutes } from '@baize/calendar';
import { catalogueLobby } from '@baize/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { CATALOGUE_KEY } from '../../../shared/games/lanes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import type { Filter } from './list-search.ts';

const PAGE_SIZE = 20;
/** Whoever goes on is in a hurry: fewer and longer pages come before they are there. */
const NEXT_PAGE_SIZE = 60;

export type Wanted = {
  gameType: string;
  vassalage?: string | undefined;
  sub?: string | undefined;
  filter?: Filter | undefined;
  q?: string | undefined;
};

type Place = { pageNo: number; after: string; pageSize: number };

const FIRST_PLACE: Place = { pageNo: 1, after: '', pageSize: PAGE_SIZE };

/** One's own games are paged by number, all others go on after the last one seen. */
export function isOwn(filter: Filter | undefined): boolean {
  return filter === 'FAV' || filter === 'RECENT';
}

/** A list of games that grows by a page whenever its end comes into sight. */
export function useGameList(wanted: Wanted, { isEnabled = true } = {}) {
  const { language } = useLanguage();
  const token = useSession()?.token;
  const owner = isOwn(wanted.filter) ? token : undefined;
  const family = wanted.filter === 'FAV' ? 'favourites' : CATALOGUE_KEY;
  const list = useInfiniteQuery({
    queryKey: [family, 'list', language, wanted, owner],
    queryFn: ({ pageParam, signal }) =>
      ask(catalogueLobby.gameList, { ...inputOf(wanted), language, ...pageParam }, signal),
    initialPageParam: FIRST_PLACE,
    getNextPageParam: ({ after, pageNum, totalPages }): Place | undefined => {
      if (after) return { pageNo: 1, after, pageSize: NEXT_PAGE_SIZE };
      return isOwn(wanted.filter) && pageNum < totalPages
        ? { ...FIRST_PLACE, pageNo: pageNum + 1 }
        : undefined;
    },
    // Comparing ten thousand games anew with every page would cost more than it saves.
    structuralSharing: false,
    staleTime: wanted.filter === 'RECENT' ? 0 : minutes(1),
    enabled: isEnabled,
    // A wall that was asked for otherwise stands, dimmed, until the other has come.
    placeholderData: keepPreviousData,
  });
  const games = useMemo(() => list.data?.pages.flatMap((page) => page.games), [list.data]);
  return { ...list, games, total: list.data?.pages.at(-1)?.totalCount };
}

function inputOf({ gameType, vassalage = '', sub = '', filter = 'ALL', q = '' }: Wanted) {
  return {
    gameType,
    vassalage,
    filter,
    gameName: q,
    gameClassify: sub,
    isNew: '',
  };
}
