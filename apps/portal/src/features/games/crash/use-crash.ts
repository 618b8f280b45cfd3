import { games } from '@baize/contract';
import { SocketContext } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { afterNews, type CrashState, fromHouse } from './crash-state.ts';

const KEY = ['games', 'crash'] as const;

/** The shared round: asked for once, then told by the socket. */
export function useCrash(): CrashState | undefined {
  const cache = useQueryClient();
  const socket = useContext(SocketContext);
  const state = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => fromHouse(await ask(games.crashState, {}, signal), Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(
    () =>
      socket?.subscribe('game:crash', (event) => {
        const before = cache.getQueryData<CrashState>(KEY);
        const after = before && afterNews(before, event, Date.now());
        if (after) cache.setQueryData(KEY, after);
        else void cache.invalidateQueries({ queryKey: KEY });
      }),
    [socket, cache],
  );
  return state.data;
}
