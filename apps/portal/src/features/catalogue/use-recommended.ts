import { minutes } from '@baize/calendar';
import { catalogueLobby } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { CATALOGUE_KEY } from '../../shared/games/lanes.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

type Instead = { nodeId?: number | undefined; gameType?: string | undefined };

const OFFERED = 6;

/** Hot games that are open now, the kind of the closed one first. */
export function useRecommended({ nodeId, gameType = '' }: Instead) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [CATALOGUE_KEY, 'recommended', language, gameType, nodeId],
    queryFn: async ({ signal }) => {
      const looking = { gameType, vassalage: '', gameName: '', gameClassify: '', isNew: '' };
      const input = { ...looking, nodeId, language, pageSize: OFFERED };
      return (await ask(catalogueLobby.recommendedGames, input, signal)).list;
    },
    staleTime: minutes(1),
  });
}
