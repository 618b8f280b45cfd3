import { cashierDepositsOperator, cashierSettingsOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../shared/api.ts';

/** The ways to pay in change seldom, and every list names them. */
export const channelsQuery = queryOptions({
  queryKey: ['cashier', 'channels'],
  queryFn: ({ signal }) => ask(cashierDepositsOperator.listChannels, {}, signal),
});

export const rulesQuery = queryOptions({
  queryKey: ['cashier', 'rules'],
  queryFn: ({ signal }) => ask(cashierSettingsOperator.readSettings, {}, signal),
});

const TOUCHED = ['cashier', 'approvals', 'audit', 'members', 'settings'];

/** After a step at the desk every list that may show it is read anew. */
export function useRenew(): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all(TOUCHED.map((key) => cache.invalidateQueries({ queryKey: [key] }))),
    [cache],
  );
}

type Outcome<Value, Input> = {
  /** The words of success, by what was answered. */
  done: (value: Value, input: Input) => string;
  onDone?: (value: Value) => void;
};

/** One act at the desk: told when it is done, and lists renewed also when someone was quicker. */
export function useAct<Input, Value>(
  act: (input: Input) => Promise<Value>,
  { done, onDone }: Outcome<Value, Input>,
) {
  const renew = useRenew();
  return useMutation({
    mutationFn: act,
    onSuccess: async (value, input) => {
      onDone?.(value);
      showToast({ tone: 'good', title: done(value, input) });
      await renew();
    },
    onError: () => renew(),
  });
}
