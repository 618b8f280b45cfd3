import { live } from '@baize/contract';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { afterNews, fromHouse, type LiveState } from './live-state.ts';

const keyOf = (tableId: string) => ['live', 'table', tableId] as const;

/** A table that everyone shares: asked for once, then told by the socket. */
export function useLiveTable(tableId: string) {
  const cache = useQueryClient();
  const table = useQuery({
    queryKey: keyOf(tableId),
    queryFn: async ({ signal }) =>
      fromHouse(await ask(live.table, { tableId }, signal), Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: keyOf(tableId) }),
    [cache, tableId],
  );
  const hear = useCallback(
    (event: Parameters<typeof afterNews>[1]) => {
      const before = cache.getQueryData<LiveState>(keyOf(tableId));
      const after = before && afterNews(before, event, Date.now());
      if (after) cache.setQueryData(keyOf(tableId), after);
      // What was paid is the player's own to know, and asked for by those who had chips down.
      if (!after || (OWN_NEWS.includes(String(event.kind)) && before?.mine)) refresh();
    },
    [cache, tableId, refresh],
  );
  useTopic(`table:${tableId}`, hear);
  return { state: table.data, error: table.error, refresh };
}

/** After these a bet of one's own may be another: paid, or raised by the seat that it follows. */
const OWN_NEWS = ['settled', 'move', 'outcome'];

export const gameRulesQuery = (game: string) => ({
  queryKey: ['live', 'rules', game],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(live.gameRules, { game }, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
