import { type Output, wallet } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../calls/api.ts';
import { useSession } from '../session/use-session.ts';
import { isHeldBack } from './held-back.ts';

export type Balance = Output<typeof wallet.balance.value>;

/** What the member holds; games that answer with a new balance write it here. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => ask(wallet.balance, { typeId: wallet.MAIN_WALLET_TYPE }, signal),
  staleTime: 15_000,
});

export function useBalance(): Balance | undefined {
  const session = useSession();
  return useQuery({ ...balanceQuery, enabled: session !== null }).data;
}

/**
 * The balance, asked for anew whenever something is announced about the member. Not for our own
 * games: there a win is not told before its picture.
 */
export function useFollowedBalance(): { balance: Balance | undefined; refresh: () => void } {
  const cache = useQueryClient();
  const balance = useBalance();
  const refresh = useCallback(() => {
    if (!isHeldBack(cache)) void cache.invalidateQueries(balanceQuery);
  }, [cache]);
  const hear = useCallback(({ kind }: SocketEvent) => kind !== 'message' && refresh(), [refresh]);
  useTopic('me', hear);
  return { balance, refresh };
}
