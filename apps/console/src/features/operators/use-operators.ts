import { type Output, operatorsStaff } from '@baize/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../shared/api.ts';

export type Operator = Output<typeof operatorsStaff.operator>;

/** A house has tens of operators: all of them come at once, and the page sorts and searches. */
const EVERYONE = 999;

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) =>
    ask(operatorsStaff.listOperators, { page: 1, pageSize: EVERYONE }, signal),
});

/** A change of someone's account; the list, what waits and the log are read anew after it. */
export function useStaffChange<Input, Value>(
  change: (input: Input) => Promise<Value>,
  onSuccess?: (value: Value) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (value) => {
      onSuccess?.(value);
      await Promise.all(
        ['operators', 'approvals', 'audit'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    onError: () => cache.invalidateQueries({ queryKey: ['operators'] }),
  });
}
