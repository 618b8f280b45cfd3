import { membersOperator, type Output } from '@baize/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../shared/api.ts';
import type { MemberFilters } from './list/member-filters.ts';

export type MemberRow = Output<typeof membersOperator.searchMembers.value>['list'][number];
export type MemberCard = Output<typeof membersOperator.memberCard.value>;

export const PAGE_SIZE = 20;

export function membersQuery(filters: MemberFilters) {
  return queryOptions({
    queryKey: ['members', 'list', filters],
    queryFn: ({ signal }) =>
      ask(membersOperator.searchMembers, { size: PAGE_SIZE, ...filters }, signal),
    placeholderData: keepPreviousData,
    // A search by number or mail is written down: a look at another window must not make one.
    refetchOnWindowFocus: false,
  });
}

export function memberQuery(memberId: number) {
  return queryOptions({
    queryKey: ['members', 'card', memberId],
    queryFn: ({ signal }) => ask(membersOperator.memberCard, { memberId }, signal),
  });
}

/** A change of a member; what is shown about members, what waits and the log are read anew after it. */
export function useMemberChange<Input, Value>(
  change: (input: Input) => Promise<Value>,
  onSuccess?: (value: Value) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (value) => {
      onSuccess?.(value);
      await Promise.all(
        ['members', 'approvals', 'audit'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
