import { catalogueEditingOperator, type Output } from '@baize/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../shared/api.ts';

/** The house itself, among the vendors. */
export const OWN_VENDOR = 'BAIZE';

export type Vendor = Output<typeof catalogueEditingOperator.vendor>;

export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) => ask(catalogueEditingOperator.listVendors, {}, signal),
});

export function gamesQuery(filters: Output<typeof catalogueEditingOperator.listGames.input>) {
  return queryOptions({
    queryKey: ['games', 'list', filters],
    queryFn: ({ signal }) => ask(catalogueEditingOperator.listGames, filters, signal),
    placeholderData: keepPreviousData,
  });
}

/** The lists that a change of the catalogue shows in. */
export const CATALOGUE_LISTS = ['games', 'vendors'];

export function useCatalogueChange<Input, Value>(
  change: (input: Input) => Promise<Value>,
  onSuccess?: (value: Value) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (value) => {
      onSuccess?.(value);
      await Promise.all(
        [...CATALOGUE_LISTS, 'settings', 'audit'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}

/** The name to show at the desk: the English one, else any. */
export function deskName(names: Partial<Record<string, string>>, otherwise: string): string {
  return names.EN ?? Object.values(names)[0] ?? otherwise;
}
