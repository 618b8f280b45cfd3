import { type Output, sportsbookFixtures } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { priceKey } from '../book.ts';
import { useBook } from '../prices/use-book.ts';

export type Season = Output<typeof sportsbookFixtures.outrights.value>['seasons'][number];

const LOOK_AGAIN_MS = 10_000;

/** Seasons of a league, with their prices put where every button reads them. */
export function useOutrights(leagueId: string | undefined) {
  const { language } = useLanguage();
  const { prices } = useBook();
  const answer = useQuery({
    queryKey: ['sports', 'outrights', leagueId, language],
    queryFn: ({ signal }) =>
      ask(sportsbookFixtures.outrights, { leagueId: leagueId ?? '' }, signal),
    enabled: leagueId !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { data } = answer;
  useEffect(() => {
    for (const season of data?.seasons ?? []) {
      const news = pricesOf(season);
      const offered = new Set(news.map(({ key }) => key));
      prices.put(news);
      prices.close(everyKey(season).filter((key) => !offered.has(key)));
    }
  }, [data, prices]);
  return answer;
}

/** The winner, and who comes in among the first two and three. */
export const seasonMarkets = ['OUTRIGHT.FULL', 'PLACE.FULL..2', 'PLACE.FULL..3'] as const;

function pricesOf({ matchId, markets, isSuspended: isPaused }: Season) {
  return markets.flatMap(({ key, isSuspended, selections }) =>
    selections.map(({ code, odds }) => ({
      key: priceKey(matchId, key, code),
      odds,
      isOpen: !isSuspended && !isPaused,
    })),
  );
}

/** What is no longer offered closes: a team that cannot win any more has no price. */
const everyKey = ({ matchId, runners }: Season): string[] =>
  seasonMarkets.flatMap((market) => runners.map(({ code }) => priceKey(matchId, market, code)));
