import { type Output, referralInvite } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { balanceQuery } from '../../shared/money/use-balance.ts';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useText } from '../../shared/words/use-text.ts';

export type Overview = Output<typeof referralInvite.overview.value>;
export type Rules = Overview['rules'];
export type Step = Overview['steps'][number];

export const referralKey = (...rest: readonly unknown[]) => ['referral', ...rest] as const;

export const overviewQuery = queryOptions({
  queryKey: referralKey('overview'),
  queryFn: ({ signal }) => ask(referralInvite.overview, {}, signal),
});

/** The own code, made on the first wish for one. */
export function useCreateCode() {
  const cache = useQueryClient();
  const words = useErrorWords();
  return useMutation({
    mutationFn: () => ask(referralInvite.createCode, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['referral'] }),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
  });
}

/** A lost answer is asked for again under the same id. */
export function useClaimStep() {
  const text = useText();
  const sum = useSumWords();
  const cache = useQueryClient();
  const words = useErrorWords();
  const call = useMutation({
    mutationFn: (order: { friends: number; requestId: string }) =>
      ask(referralInvite.claimStep, order),
    retry: (count, error) => count < 2 && !wasRefused(error),
    onSuccess: ({ amount }) =>
      notices.tell({ tone: 'good', title: text('referral.received', { sum: sum(amount) }) }),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['referral'] });
      void cache.invalidateQueries(balanceQuery);
    },
  });
  return {
    start: (friends: number) => call.mutate({ friends, requestId: crypto.randomUUID() }),
    isBusy: call.isPending,
  };
}
