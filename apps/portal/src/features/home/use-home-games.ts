import { minutes } from '@baize/calendar';
import { type catalogueLobby, firstView, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useModule } from '../../shared/brand/modules.ts';
import { readFirst } from '../../shared/calls/read-first.ts';
import { CATALOGUE_KEY } from '../../shared/games/lanes.ts';
import type { Game } from '../../shared/games/launch-address.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

/** How many a row of the lobby holds. */
export const ROW_SIZE = 12;

type HotGames = Output<typeof catalogueLobby.hotGames.value>;
type GameList = Output<typeof catalogueLobby.gameList.value>;

export const hotQuery = (language: string) =>
  queryOptions({
    queryKey: [CATALOGUE_KEY, 'hot', language],
    queryFn: async ({ signal }) =>
      (await readFirst<HotGames>(firstView.hotGames, { pageSize: ROW_SIZE, language }, signal))
        .list,
    staleTime: minutes(1),
  });

export const rowQuery = (gameType: string, language: string) =>
  queryOptions({
    queryKey: [CATALOGUE_KEY, 'row', gameType, language],
    queryFn: async ({ signal }) => {
      const query = { gameType, pageNo: 1, pageSize: ROW_SIZE, language };
      return (await readFirst<GameList>(firstView.gameList, query, signal)).games;
    },
    staleTime: minutes(1),
  });

export function useHotGames(): Game[] | undefined {
  const { language } = useLanguage();
  return useQuery({ ...hotQuery(language), enabled: useModule('GAMELOHOT3') }).data;
}

export function useRowGames(gameType: string): Game[] | undefined {
  const { language } = useLanguage();
  return useQuery(rowQuery(gameType, language)).data;
}
