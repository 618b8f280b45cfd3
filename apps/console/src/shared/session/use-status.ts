import { type Output, system } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from '../queries.ts';

export type Status = Output<typeof system.status.value>;

/** What visitors are told: asked again and again, since another operator may turn the switch. */
const POLL_MS = 10_000;

export const statusQuery = queryOptions({
  ...queryOf(system.status, {}),
  refetchInterval: POLL_MS,
});

/** Behind the login the status is always there. */
export function useStatus(): Status {
  return useQuery(statusQuery).data!;
}

export function useBrand(): Status['info']['brand'] {
  return useStatus().info.brand;
}
