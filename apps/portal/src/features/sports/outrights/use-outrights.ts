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
      prices.put(
        season.markets.flatMap(({ key, isSuspended, selections }) =>
          selections.map(({ code, odds }) => ({
            key: priceKey(season.matchId, key, code),
            odds,
            isOpen: !isSuspended && !season.isSuspended,
          })),
        ),
      );
    }
  }, [data, prices]);
  return answer;
}
