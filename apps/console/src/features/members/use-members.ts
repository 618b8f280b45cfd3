import { membersOperator, type Output } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../shared/queries.ts';
import type { MemberFilters } from './list/member-filters.ts';

export type MemberRow = Output<typeof membersOperator.searchMembers.value>['list'][number];
export type MemberCard = Output<typeof membersOperator.memberCard.value>;

export const PAGE_SIZE = 20;

export function membersQuery(filters: MemberFilters) {
  return queryOptions({
    ...queryOf(membersOperator.searchMembers, { size: PAGE_SIZE, ...filters }),
    placeholderData: keepPreviousData, // A search by number or mail is written down: a look at another window must not make one.
    refetchOnWindowFocus: false,
  });
}

export function memberQuery(memberId: number) {
  return queryOf(membersOperator.memberCard, { memberId });
}
