import type { Money } from '@baize/money';
import { wasRefused } from '@baize/web/errors.ts';
import { useIntl } from '@baize/web/intl.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useRenewPromotions } from './use-promotions.ts';

export type Given = {
  money: Money;
  points: Money;
  tickets: number;
  /** How many; or what is promised. */
  spins?: number | { count: number } | null;
  /** The stake of a free bet. */
  freeBet?: Money | { stake: Money } | null;
  /** How many things of the mall; or what is promised. */
  goods?: number | { count: number } | null;
};

/** What is given, in words: "8.00 and 20 points". */
export function useGivenWords(): (given: Given) => string {
  const text = useText();
  const sum = useSumWords();
  const { formatNumber } = useIntl();
  return useCallback(
    ({ money, points, tickets, spins, freeBet, goods }) =>
      [
        money > 0n && sum(money),
        points > 0n && text('promotions.points', { count: Number(points / 10_000n) }),
        tickets > 0 && text('promotions.tickets', { count: tickets }),
        spins &&
          text('promotions.spins', { count: typeof spins === 'number' ? spins : spins.count }),
        freeBet &&
          text('promotions.freeBet', {
            amount: sum(typeof freeBet === 'bigint' ? freeBet : freeBet.stake),
          }),
        goods &&
          text('promotions.goods', { count: typeof goods === 'number' ? goods : goods.count }),
      ]
        .filter(Boolean)
        .join(' + ') || formatNumber(0),
    [text, sum, formatNumber],
  );
}

type Sending<Order, Value> = {
  send: (order: Order, requestId: string) => Promise<Value>;
  onDone?: (value: Value) => void;
  /** Said when it worked. */
  says?: (value: Value) => string;
};

/** A call that gives something. A lost answer is asked for again under the same id. */
export function useGiftCall<Order extends object, Value>({
  send,
  onDone,
  says,
}: Sending<Order, Value>) {
  const renew = useRenewPromotions();
  const words = useErrorWords();
  const call = useMutation({
    mutationFn: ({ order, requestId }: { order: Order; requestId: string }) =>
      send(order, requestId),
    retry: (count, error) => count < 2 && !wasRefused(error),
    onSuccess: (value) => {
      if (says) notices.tell({ tone: 'good', title: says(value) });
      onDone?.(value);
    },
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
    onSettled: renew,
  });
  return {
    start: (order: Order) => call.mutate({ order, requestId: crypto.randomUUID() }),
    isBusy: call.isPending,
  };
}
