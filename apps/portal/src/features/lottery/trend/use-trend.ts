import { lotteryIssues } from '@baize/contract';
import type { LotteryKind, LotteryPlay } from '@baize/games';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { hitsOf, longOf, type MarkStat, resultsOf, statOf } from './stats.ts';

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
    return { results, play, stats: new Map<string, MarkStat | undefined>() };
  }, [data, play]);
  return useCallback(
    (item: string, place?: string): MarkStat | undefined => {
      const { results, stats } = known;
      const name = `${place} ${item}`;
      if (results.length === 0) return undefined;
      if (!stats.has(name)) {
        const isHit = hitsOf(kind, known.play, { item, place });
        const stat = isHit && statOf(results, isHit);
        const isLong = stat !== undefined && stat.missing >= longOf(kind, known.play, item);
        stats.set(name, stat && { ...stat, isLong });
      }
      return stats.get(name);
    },
    [known, kind],
  );
}
