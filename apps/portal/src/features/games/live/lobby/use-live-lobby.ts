import { seconds } from '@baize/calendar';
import { live } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useLanguage } from '../../../../shared/words/use-language.tsx';
import { type LobbyState, lobbyAfter, lobbyFrom } from './lobby-state.ts';

export type TableCategory = 'LIVE' | 'COCKFIGHT';

/** How many people play is counted anew now and then; rounds and results come by the socket. */
const LOOK_MS = seconds(20);

/** All tables of a category: asked for once, then told by the socket. */
export function useLiveLobby(category: TableCategory) {
  const cache = useQueryClient();
  const { language } = useLanguage();
  const key = useMemo(() => ['live', 'lobby', category, language] as const, [category, language]);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const told = await ask(live.listTables, { category }, signal);
      return lobbyFrom(told, Date.now(), cache.getQueryData<LobbyState>(key));
    },
    refetchInterval: LOOK_MS,
  });
  const hear = useCallback(
    (event: SocketEvent) => {
      const before = cache.getQueryData<LobbyState>(key);
      if (!before || isElsewhere(before, event)) return;
      const after = lobbyAfter(before, event, Date.now());
      if (after) cache.setQueryData(key, after);
      else void cache.invalidateQueries({ queryKey: key });
    },
    [cache, key],
  );
  useTopic('table:lobby', hear);
  return query;
}

/** The topic tells of every table of the house; those of another page are not asked for. */
const isElsewhere = ({ tables }: LobbyState, { tableId }: SocketEvent) =>
  tableId !== undefined && tables.every((one) => one.tableId !== tableId);
