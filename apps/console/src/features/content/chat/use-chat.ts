import { contentChatOperator, type Output } from '@baize/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/api.ts';

export type Thread = Output<typeof contentChatOperator.listThreads.value>['list'][number];
export type Said = Output<typeof contentChatOperator.readThread.value>['list'][number];

const PAGE_SIZE = 30;

export function threadsQuery(wanted: { page: number; state?: 'open' | 'closed' }) {
  return queryOptions({
    queryKey: ['chat', 'threads', wanted],
    queryFn: ({ signal }) =>
      ask(contentChatOperator.listThreads, { pageSize: PAGE_SIZE, ...wanted }, signal),
    placeholderData: keepPreviousData,
  });
}

/** A change of a conversation or of the room; all that is shown of both is read anew. */
export function useChatChange<Input, Value>(
  change: (input: Input) => Promise<Value>,
  onSuccess?: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      onSuccess?.();
      await cache.invalidateQueries({ queryKey: ['chat'] });
    },
  });
}
