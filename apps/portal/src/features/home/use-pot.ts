import { minutes } from '@baize/calendar';
import { firstView } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readFirst } from '../../shared/calls/read-first.ts';
import { greatestPot, type Pot } from './jackpot.ts';

const KEY = ['home', 'pots'];

/** The greatest pot of the house, as it stands now: asked for once, then heard. */
export function usePot(): { amount: number | undefined; isKnown: boolean } {
  const cache = useQueryClient();
  const hear = useCallback(
    (event?: SocketEvent) => {
      if (event?.kind === 'pots') cache.setQueryData(KEY, { pots: event.pots });
      else void cache.invalidateQueries({ queryKey: KEY });
    },
    [cache],
  );
  useTopic('jackpots', hear);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readFirst<{ pots: Pot[] }>(firstView.jackpots, {}, signal),
    staleTime: minutes(1),
  });
  return { amount: data && greatestPot(data.pots), isKnown: data !== undefined };
}
