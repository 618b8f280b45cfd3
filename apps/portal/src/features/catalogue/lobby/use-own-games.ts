import { minutes } from '@baize/calendar';
import { catalogueFavourites } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import type { Game } from '../../../shared/games/launch-address.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';

export type OwnGames = 'favorite' | 'recent';

const MAX_FAVOURITES = 999;
const MAX_RECENT = 20;

export function useOwnGames(which: OwnGames, isEnabled: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [which === 'favorite' ? 'favourites' : 'recent', 'list', language],
    queryFn: ({ signal }) => LOADERS[which](language, signal),
    enabled: isEnabled,
    staleTime: which === 'favorite' ? minutes(1) : 0,
  });
}

const LOADERS: Record<OwnGames, (language: string, signal: AbortSignal) => Promise<Game[]>> = {
  async favorite(language, signal) {
    const page = { pageNo: 1, pageSize: MAX_FAVOURITES, vendor: '', language };
    return (await ask(catalogueFavourites.favourites, page, signal)).content;
  },
  async recent(language, signal) {
    const page = { page: 1, pageSize: MAX_RECENT, vassalage: '', language };
    return (await ask(catalogueFavourites.recentGames, page, signal)).list;
  },
};
