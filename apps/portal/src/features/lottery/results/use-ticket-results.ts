import { lotteryTickets } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { session } from '../../../shared/session/session.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import type { Ticket } from '../cart.ts';
import { resultOf, type TicketResult, type WaitingTicket } from './ticket-result.ts';

const LOOK_AGAIN_MS = 1_500;
const SHOWN = 50;

/**
 * What came of the tickets that waited here, as soon as they are paid: the house says so, and where
 * it cannot be heard it is asked for as long as a closed issue has not paid.
 */
export function useTicketResults(gameCode: string): TicketResult | undefined {
  const cache = useQueryClient();
  const member = useSession();
  const [result, setResult] = useState<TicketResult>();
  const waiting = useRef<readonly WaitingTicket[]>([]);
  const open = useQuery({
    queryKey: ['lottery', 'tickets', gameCode, 'open'],
    queryFn: ({ signal }) =>
      ask(lotteryTickets.tickets, { gameCode, state: 'open', size: SHOWN }, signal),
    enabled: member !== null,
    refetchInterval: ({ state }) => (isDue(state.data?.list) ? LOOK_AGAIN_MS : false),
  });
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind !== 'message') void cache.invalidateQueries({ queryKey: ['lottery', 'tickets'] });
    },
    [cache],
  );
  useTopic('me', hear);
  const list = open.data?.list;
  useEffect(() => {
    if (!list) return;
    const before = waiting.current;
    waiting.current = list;
    if (before.every(({ betId }) => list.some((one) => one.betId === betId))) return;
    void readSettled(gameCode).then((settled) => {
      const next = resultOf(before, settled);
      if (next) setResult(next);
      void cache.invalidateQueries({ queryKey: ['balance'] });
      void cache.invalidateQueries({ queryKey: ['lottery', 'tickets', gameCode], exact: true });
    });
  }, [list, gameCode, cache]);
  return member ? result : undefined;
}

/** An issue that takes no more bets pays soon. */
function isDue(tickets: readonly Ticket[] | undefined): boolean {
  return tickets?.some(({ closesAt }) => houseTime.now() >= closesAt) ?? false;
}

async function readSettled(gameCode: string): Promise<readonly Ticket[]> {
  if (!session.token()) return [];
  const order = { gameCode, state: 'settled', size: SHOWN } as const;
  return (await ask(lotteryTickets.tickets, order).catch(() => undefined))?.list ?? [];
}
