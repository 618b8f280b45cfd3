import { lotteryTickets } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { type CartRow, orderRow, sumOf } from './cart.ts';

export type Plan = {
  issues: readonly { issue: string; multiple: number }[];
  stopOnWin: boolean;
};

const AGAIN = 3;

/** Buys the cart. A lost answer is asked for again under the same id, so it can never cost twice. */
export function usePurchase(gameCode: string, onDone: () => void) {
  const cache = useQueryClient();
  const pending = useRef<{ id: string; text: string }>(undefined);
  return useMutation({
    mutationFn: ({
      rows,
      group,
      plan,
    }: {
      rows: readonly CartRow[];
      group: number;
      plan: Plan;
    }) => {
      const times = plan.issues.reduce((sum, { multiple }) => sum + multiple, 0);
      const order = {
        gameCode,
        rows: rows.map(orderRow),
        issues: [...plan.issues],
        stopOnWin: plan.stopOnWin,
        stake: sumOf(rows, times),
        ...(rows[0]?.play.mode === 'LOTT' && { group }),
      };
      const text = JSON.stringify(order, (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      if (pending.current?.text !== text) pending.current = { id: crypto.randomUUID(), text };
      return ask(lotteryTickets.bet, { ...order, requestId: pending.current.id });
    },
    retry: (count, error) => count < AGAIN && !wasRefused(error),
    onSuccess: () => {
      pending.current = undefined;
      void cache.invalidateQueries({ queryKey: ['balance'] });
      void cache.invalidateQueries({ queryKey: ['lottery', 'tickets'] });
      onDone();
    },
    onError: (error) => {
      // A refusal stays with its id; another try is another purchase.
      if (wasRefused(error)) pending.current = undefined;
      void cache.invalidateQueries({ queryKey: ['lottery', 'board', gameCode] });
    },
  });
}
