import { games } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../calls/api.ts';
import { useSession } from '../../session/use-session.ts';

export const OWN_BETS = ['fairness', 'bet'] as const;

/** A bet of one's own by its id: what it depends on, and what the house says came of it. */
export function useOwnBet(betId: string | undefined) {
  const session = useSession();
  const isWanted = betId !== undefined && session !== null;
  return useQuery({
    queryKey: [...OWN_BETS, betId, session?.token],
    queryFn: ({ signal }) => ask(games.findBet, { betId: betId! }, signal),
    enabled: isWanted,
    retry: false,
  });
}

export type OwnBet = NonNullable<ReturnType<typeof useOwnBet>['data']>;
