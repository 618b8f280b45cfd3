import { contentChatOperator, type Output } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../../shared/queries.ts';

export type Thread = Output<typeof contentChatOperator.listThreads.value>['list'][number];
export type Said = Output<typeof contentChatOperator.readThread.value>['list'][number];

const PAGE_SIZE = 30;

export function threadsQuery(wanted: { page: number; state?: 'open' | 'closed' }) {
  return queryOptions({
    ...queryOf(contentChatOperator.listThreads, { pageSize: PAGE_SIZE, ...wanted }),
    placeholderData: keepPreviousData,
  });
}
