import { sportsbookFixtures } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useBook } from '../prices/use-book.ts';
import { afterMatchNews, type MatchFacts } from './match-news.ts';

export type { MatchEvent, MatchFacts } from './match-news.ts';

const LOOK_AGAIN_MS = { live: 10_000, other: 30_000 };

/** One match whole: asked for, told by the socket, and asked for again where something was missed. */
export function useMatch(matchId: string) {
  const book = useBook();
  const cache = useQueryClient();
  const { language } = useLanguage();
  const key = useMemo(() => ['sports', 'match', matchId, language], [matchId, language]);
  const match = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(sportsbookFixtures.match, { matchId }, signal),
    refetchInterval: ({ state }) =>
      state.data?.match.phase === 'live' ? LOOK_AGAIN_MS.live : LOOK_AGAIN_MS.other,
    retry: false,
  });
  const { data } = match;
  useEffect(() => {
    if (data) book.takeWhole(data.match, data.markets);
  }, [book, data]);
  const hear = useCallback(
    (event: SocketEvent) => {
      const before = cache.getQueryData<MatchFacts>(key);
      const after = before && afterMatchNews(before, event);
      if (after) cache.setQueryData(key, after);
      else void cache.invalidateQueries({ queryKey: key });
    },
    [cache, key],
  );
  useTopic(`match:${matchId}`, hear);
  return match;
}
