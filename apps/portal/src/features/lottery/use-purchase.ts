import { lotteryTickets } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '../../shared/calls/api.ts';
import type { CartRow } from './cart.ts';
import { nameOf, ordersOf, type Plan, type Ticket } from './orders.ts';

const AGAIN = 3;

type Told = {
  /** These rows have their ticket; others of the cart may still be on their way. */
  onBought: (rows: readonly CartRow[]) => void;
  onDone: () => void;
};

type Bought = { rows: readonly CartRow[]; group: number; plan: Plan };

/** Buys the cart. A lost answer is asked for again under the same id, so it can never cost twice. */
export function usePurchase(gameCode: string, { onBought, onDone }: Told) {
  const cache = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const buy = async (ticket: Ticket) => {
    const name = nameOf(ticket);
    const requestId = ids.current.get(name) ?? crypto.randomUUID();
    ids.current.set(name, requestId);
    try {
      await ask(lotteryTickets.bet, { ...ticket.order, requestId });
    } catch (error) {
      // A refusal stays with its id; another try is another purchase.
      if (wasRefused(error)) ids.current.delete(name);
      throw error;
    }
  };
  return useMutation({
    mutationFn: async ({ rows, group, plan }: Bought) => {
      for (const ticket of ordersOf(rows, { gameCode, group, plan })) {
        await buy(ticket);
        onBought(ticket.rows);
      }
    },
    retry: (count, error) => count < AGAIN && !wasRefused(error),
    onSuccess: () => {
      ids.current.clear();
      onDone();
    },
    onError: () => void cache.invalidateQueries({ queryKey: ['lottery', 'board', gameCode] }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['balance'] });
      void cache.invalidateQueries({ queryKey: ['lottery', 'tickets'] });
    },
  });
}
