import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Sending<Order, Value> = {
  send: (order: Order & { requestId: string }) => Promise<Value>;
  onDone?: (value: Value) => void;
};

/**
 * A call that moves money. Its id is made once for each wish: a lost answer is asked for again under
 * the same id, and so is a call that first wanted the password again.
 */
export function useMoneyCall<Order extends object, Value>({ send, onDone }: Sending<Order, Value>) {
  const [waiting, setWaiting] = useState<(Order & { requestId: string }) | null>(null);
  const call = useMutation({
    mutationFn: send,
    retry: (count, error) => count < 2 && !wasRefused(error),
    onSuccess: (value) => onDone?.(value),
    onError: (error, order) => {
      if (refusalCode(error) === 'STEP_UP_NEEDED') setWaiting(order);
    },
  });
  return {
    start: (order: Order) => call.mutate({ ...order, requestId: idFor(order, call) }),
    isBusy: call.isPending,
    error: waiting ? null : call.error,
    calm: call.reset,
    /** Set while the member must prove who they are before it goes on. */
    stepUp: waiting && {
      onProved: () => {
        setWaiting(null);
        call.mutate(waiting);
      },
      onClose: () => {
        setWaiting(null);
        call.reset();
      },
    },
  };
}

type Last<Order> = { variables: (Order & { requestId: string }) | undefined; error: Error | null };

/** The same wish after a lost answer keeps its id: nobody knows whether the first one was heard. */
export function idFor<Order extends object>(
  order: Order,
  { variables, error }: Last<Order>,
): string {
  if (!variables || !error || wasRefused(error)) return crypto.randomUUID();
  const { requestId, ...before } = variables;
  return textOf(before) === textOf(order) ? requestId : crypto.randomUUID();
}

const textOf = (order: object) =>
  JSON.stringify(order, (_name, part) => (typeof part === 'bigint' ? `${part}` : part));

export type StepUp = { onProved: () => void; onClose: () => void };
