import { catalogueLobby, games } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

export const OWN_VENDOR = 'BAIZE';

export const rulesQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['games', 'rules', gameCode],
    queryFn: ({ signal }) => ask(games.rules, { gameCode }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The game as the catalogue names and pictures it. */
export const useListedGame = (gameCode: string) => useListing(gameCode).data;

export function useListing(gameCode: string) {
  const { language } = useLanguage();
  const search = { gameCode, gameId: '', vassalage: OWN_VENDOR, language };
  return useQuery({
    queryKey: ['games', 'listed', gameCode, language],
    queryFn: ({ signal }) => ask(catalogueLobby.singleGame, search, signal),
    staleTime: 300_000,
    retry: false,
  });
}
