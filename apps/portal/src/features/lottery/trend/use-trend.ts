import { lotteryIssues } from '@baize/contract';
import type { LotteryKind, LotteryPlay } from '@baize/games';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { hitsOf, resultsOf, type Stat, statOf } from './stats.ts';

/** So many draws are looked back on. */
const TREND = 100;

export function useTrendDraws(gameCode: string) {
  return useQuery({
    queryKey: ['lottery', 'trend', gameCode],
    queryFn: ({ signal }) => ask(lotteryIssues.draws, { gameCode, size: TREND }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How many of them were drawn: a young lottery has fewer. */
export function useTrendCount(gameCode: string): number {
  return resultsOf(useTrendDraws(gameCode).data?.list ?? []).length;
}

/** How items of a play stand, each counted once for the same draws. */
export function useStats(gameCode: string, kind: LotteryKind, play: LotteryPlay) {
  const { data } = useTrendDraws(gameCode);
  const known = useMemo(() => {
    const results = resultsOf(data?.list ?? []);
    return { results, play, stats: new Map<string, Stat | undefined>() };
  }, [data, play]);
  return useCallback(
    (item: string, place?: string): Stat | undefined => {
      const { results, stats } = known;
      const name = `${place} ${item}`;
      if (results.length === 0) return undefined;
      if (!stats.has(name)) {
        const isHit = hitsOf(kind, known.play, { item, place });
        stats.set(name, isHit && statOf(results, isHit));
      }
      return stats.get(name);
    },
    [known, kind],
  );
}
