import { games } from '@baize/contract';
import { moneyText } from '@baize/money';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { actionsOf } from './actions-of.ts';
import type { BetFields } from './bet-fields.tsx';

/** A bet of one's own by its id: what it depends on, and what the house says came of it. */
export function useOwnBet(betId: string | undefined) {
  const session = useSession();
  const isWanted = betId !== undefined && session !== null;
  return useQuery({
    queryKey: ['fairness', 'bet', betId, session?.token],
    queryFn: ({ signal }) => ask(games.findBet, { betId: betId! }, signal),
    enabled: isWanted,
    retry: false,
  });
}

export type OwnBet = NonNullable<ReturnType<typeof useOwnBet>['data']>;

export function fieldsOf(bet: OwnBet): BetFields {
  const { gameCode, fairness, stake, choice } = bet;
  return {
    game: gameCode,
    serverSeed: fairness?.serverSeed ?? '',
    serverSeedHash: fairness?.serverSeedHash ?? '',
    clientSeed: fairness?.clientSeed ?? '',
    nonce: String(fairness?.nonce ?? ''),
    stake: moneyText(stake),
    choice: JSON.stringify(choice ?? {}),
    actions: JSON.stringify(actionsOf(bet)),
  };
}
