import { minutes } from '@baize/calendar';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { isModuleOn } from '../brand/modules.ts';
import { modulesOf, useStatusPart } from '../brand/use-status.ts';
import { throttle } from '../calls/throttle.ts';
import { useErrorWords } from '../calls/use-error-words.ts';
import { loadChunk } from '../loading/chunk.ts';
import { notices } from '../pages/notice.ts';
import { admitMember } from '../session/open-member-centre.ts';
import { useSession } from '../session/use-session.ts';
import type { Game } from './launch-address.ts';

// Visitors have no favourites: the shapes of these calls travel by themselves.
const loadCalls = () => loadChunk(() => import('./game-calls.ts'));

const FAVOURITE_THROTTLE_MS = 1000;

export const favouriteIdsQuery = queryOptions({
  queryKey: ['favourites', 'ids'],
  queryFn: async ({ signal }) => (await loadCalls()).readFavouriteIds(signal),
  staleTime: minutes(1),
});

type Favourites = { isOffered: boolean; ids: ReadonlySet<string>; turn: (game: Toggled) => void };

const FavouritesContext = createContext<Favourites | null>(null);
const NONE: ReadonlySet<string> = new Set();

/** Asked once for the whole page: a wall of tiles would otherwise ask a thousand times. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const whitelabel = useStatusPart(modulesOf);
  const isOffered = whitelabel !== undefined && isModuleOn(whitelabel, 'GAMELOFAV3');
  const kind = useSession()?.kind;
  const isMember = kind === 'member' || kind === 'agent';
  const { data } = useQuery({ ...favouriteIdsQuery, enabled: isOffered && isMember });
  const turn = useTurn();
  const favourites = useMemo(
    () => ({ isOffered, ids: isMember && data ? new Set(data) : NONE, turn }),
    [isOffered, isMember, data, turn],
  );
  return <FavouritesContext value={favourites}>{children}</FavouritesContext>;
}

/** Whether a game is marked with the heart, and how to change that; the heart turns at once. */
export function useFavourite(game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>) {
  const favourites = useContext(FavouritesContext);
  if (!favourites) throw new Error('useFavourite stands outside its provider');
  const { nodeId, vassalage: vendor, gameType } = game;
  const { isOffered, ids, turn } = favourites;
  const toggle = useMemo(
    () => throttle(() => turn({ nodeId, vendor, gameType }), FAVOURITE_THROTTLE_MS),
    [turn, nodeId, vendor, gameType],
  );
  return { isOffered, isFavourite: ids.has(String(nodeId)), toggle };
}

type Toggled = { nodeId: number; vendor: string; gameType: string };

function useTurn(): (game: Toggled) => void {
  const cache = useQueryClient();
  const errorWords = useErrorWords();
  return useMemo(() => {
    const set = (id: string, isMarked: boolean) =>
      cache.setQueryData(favouriteIdsQuery.queryKey, (ids = []) => {
        const others = ids.filter((other) => other !== id);
        return isMarked ? [id, ...others] : others;
      });
    return (game) => {
      if (!admitMember()) return;
      const id = String(game.nodeId);
      const known = cache.getQueryData(favouriteIdsQuery.queryKey);
      const wasMarked = known?.includes(id) ?? false;
      // An answer that is still on its way knows nothing of this turn.
      void cache.cancelQueries(favouriteIdsQuery);
      set(id, !wasMarked);
      const stale = known ? ['favourites', 'list'] : ['favourites'];
      loadCalls()
        .then(({ turnFavourite }) => turnFavourite(game, !wasMarked))
        .then(() => cache.invalidateQueries({ queryKey: stale }))
        .catch((error) => {
          set(id, wasMarked);
          notices.tell({ tone: 'bad', title: errorWords(error) });
        });
    };
  }, [cache, errorWords]);
}
