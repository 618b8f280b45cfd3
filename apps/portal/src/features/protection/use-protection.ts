import type { Call, Output, Shape } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBrand } from '../../shared/brand/use-status.ts';
import { ask } from '../../shared/calls/api.ts';
import { type ProtectionState, protectionQuery } from '../../shared/money/protection.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useText } from '../../shared/words/use-text.ts';

export type Limit = ProtectionState['limits'][number];
export type Measure = NonNullable<Limit['value']>;

type Done = { says?: string; onDone?: () => void };

/** Makes one of the calls that answer with how everything stands afterwards. */
export function useProtect<Input extends Shape>(
  call: Call<Input, typeof import('@baize/contract').protection.state>,
  { says, onDone }: Done = {},
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Output<Input>) => ask(call, input),
    onSuccess: (state) => {
      cache.setQueryData(protectionQuery.queryKey, state);
      void cache.invalidateQueries({ queryKey: ['protection-events'] });
      if (says) notices.tell({ tone: 'good', title: says });
      onDone?.();
    },
  });
}

/** A limit, or what was used of it, as a word in a sentence. */
export function useMeasure(): (measure: Measure) => string {
  const text = useText();
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  return ({ amount, minutes }) =>
    amount === null
      ? text('protection.limit.minutesShort', { minutes: minutes ?? 0 })
      : moneyWords(amount, { locale, symbol, position });
}
