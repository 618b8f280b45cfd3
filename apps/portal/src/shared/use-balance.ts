import { type Output, wallet } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from './api.ts';
import { useSession } from './use-session.ts';

export type Balance = Output<typeof wallet.balance.value>;

/** What the member holds; games that answer with a new balance write it here. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => ask(wallet.balance, { typeId: wallet.MAIN_WALLET_TYPE }, { signal }),
  staleTime: 15_000,
});

export function useBalance(): Balance | undefined {
  const session = useSession();
  return useQuery({ ...balanceQuery, enabled: session !== null }).data;
}
