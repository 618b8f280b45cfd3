import type { Call, Output, Shape } from '@baize/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from './api.ts';

/** What the operators' calls are about: the word after `/ops/` in their addresses. */
export type Topic =
  | 'agents'
  | 'approvals'
  | 'audit'
  | 'cashier'
  | 'catalogue'
  | 'chat'
  | 'content'
  | 'data-requests'
  | 'emergencies'
  | 'feedback'
  | 'insight'
  | 'ledger'
  | 'lottery'
  | 'loyalty'
  | 'members'
  | 'messages'
  | 'messaging'
  | 'operators'
  | 'play'
  | 'promotions'
  | 'referral'
  | 'protection'
  | 'settings'
  | 'sportsbook'
  | 'vendors'
  | 'work';

/** A topic as a whole, or what one call answers. */
export type Touched = Topic | Call;

/**
 * An answer is kept under the words of its call's address and what was asked: `/ops/cashier/deposits`
 * under `cashier`, `deposits`, so a topic names all answers about it.
 */
export function keyOf<Input extends Shape>(call: Call<Input>, input?: Partial<Output<Input>>) {
  const words: unknown[] = call.path.split('/').slice(2);
  return input === undefined ? words : [...words, asText(input)];
}

/** The query of a call: its key and how it is asked. */
export function queryOf<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  input: Output<Input>,
) {
  return queryOptions({
    queryKey: keyOf(call, input as Partial<Output<Input>>),
    queryFn: ({ signal }) => ask(call, input, signal),
  });
}

/** Has everything read anew that shows what was touched. */
export function useTouch(): (touched: readonly Touched[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (touched) => {
      const keys = touched.map((one) => (typeof one === 'string' ? [one] : keyOf(one)));
      await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
    [cache],
  );
}

/** Amounts are whole numbers that JSON has no word for. */
function asText(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}
