import { cardroomLobby } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useSocketUp, useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { type CardTable, fromHouse, newer } from './card-table.ts';

/** Told to everyone just as one sat down: only the house knows whether one still sits. */
const isOnlookers = (known: CardTable, told: Pick<CardTable, 'mine'>) =>
  known.mine !== null && told.mine === null;

const keyOf = (tableId: string, token: string | undefined) =>
  ['cardroom', 'table', tableId, token] as const;

/** With the line down the table is asked for; with it up, only now and then, to be sure. */
const LOOK_MS = { up: 20_000, down: 2_500 };

/**
 * A table: asked for once, then told by the socket, as oneself or as one of those who look on. A
 * private room is shown to whoever comes with its code.
 */
export function useCardTable(tableId: string, code: string | undefined) {
  const cache = useQueryClient();
  const token = useSession()?.token;
  const isUp = useSocketUp();
  const key = keyOf(tableId, token);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const told = await ask(cardroomLobby.showTable, { tableId, code }, signal);
      // Meanwhile the socket may have told what came after it.
      return newer(cache.getQueryData<CardTable>(key), fromHouse(told, Date.now()));
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isUp ? LOOK_MS.up : LOOK_MS.down,
    gcTime: 0,
    retry: false,
  });
  const take = useCallback(
    (told: Parameters<typeof fromHouse>[0]) => {
      const after = fromHouse(told, Date.now());
      cache.setQueryData<CardTable>(keyOf(tableId, token), (before) => newer(before, after));
    },
    [cache, tableId, token],
  );
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: keyOf(tableId, token) }),
    [cache, tableId, token],
  );
  const heardEarly = useRef(false);
  const hear = useCallback(
    (event: SocketEvent) => {
      if (event.tableId !== tableId) return;
      const known = cache.getQueryData<CardTable>(keyOf(tableId, token));
      // Until the house has said whether one sits here, an onlooker's picture would show one's own chair as a stranger's.
      if (!known) {
        heardEarly.current = true;
        return;
      }
      const read = z.safeParse(cardroomLobby.tableMessage, event);
      const table = read.success ? read.data.table : undefined;
      if (table && !isOnlookers(known, table)) take(table);
      else refresh();
    },
    [cache, tableId, token, take, refresh],
  );
  const isKnown = query.data !== undefined;
  useEffect(() => {
    if (!isKnown || !heardEarly.current) return;
    heardEarly.current = false;
    refresh();
  }, [isKnown, refresh]);
  // What is said to everyone leaves out one's own cards: whoever sits hears it for themselves.
  useTopic(query.data?.mine ? 'cards:me' : `cards:${tableId}`, hear);
  useEffect(() => {
    if (isUp) refresh();
  }, [isUp, refresh]);
  return { table: query.data, error: query.error, refresh, take, isUp };
}
