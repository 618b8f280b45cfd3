import { minutes } from '@baize/calendar';
import { type Output, operatorsSession, type Right } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from '../queries.ts';

export type Me = Output<typeof operatorsSession.me>;

export const meQuery = queryOptions({
  ...queryOf(operatorsSession.session, {}),
  staleTime: minutes(1), // Recovery codes are shown once: a look at another window must not take the page away.
  refetchOnWindowFocus: false,
});

/** Behind the login it is always known who is there. */
export function useMe(): Me {
  return useQuery(meQuery).data!;
}

export function useMay(right: Right): boolean {
  return useMe().rights.includes(right);
}
