import { type Output, sportsbookBets } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { balanceQuery } from '../../../shared/money/use-balance.ts';
import { useSession } from '../../../shared/session/use-session.ts';

export type Bet = Output<typeof sportsbookBets.bets.value>['list'][number];
export type BetsWanted = 'open' | 'settled' | '';

const LOOK_AGAIN_MS = 5_000;
const PAGE = 20;

/** Own slips. Open ones are looked at again while they are seen: scores and cash-outs move. */
export function useBets(state: BetsWanted) {
  const cache = useQueryClient();
  const isIn = useSession() !== null;
  const bets = useInfiniteQuery({
    queryKey: ['sports', 'bets', state],
    queryFn: ({ pageParam, signal }) =>
      ask(
        sportsbookBets.bets,
        { state, size: PAGE, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
    refetchInterval: state === 'settled' ? false : LOOK_AGAIN_MS,
    enabled: isIn,
  });
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind !== 'balance') return;
      void cache.invalidateQueries({ queryKey: ['sports', 'bets'] });
      void cache.invalidateQueries(balanceQuery);
    },
    [cache],
  );
  useTopic('me', hear);
  return bets;
}
