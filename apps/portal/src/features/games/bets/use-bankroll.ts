import type { Money } from '@baize/money';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Balance, balanceQuery, useBalance } from '../../../shared/money/use-balance.ts';
import { returnOf } from '../stage/stage.ts';
import type { PlayState } from './use-play.ts';

const BALANCE = hashKey(balanceQuery.queryKey);

/** For whoever writes what is held and does not show it, and so need not be drawn again with it. */
export function useSetBalance(): (amount: Money) => void {
  const cache = useQueryClient();
  return useCallback(
    (amount) => {
      // Shots are answered several times a second, and most answers leave it as it was: it is looked for by its hash.
      const known = cache.getQueryCache().get<Balance>(BALANCE)?.state.data;
      if (!known || known.mainWalletBalance === amount) return;
      cache.setQueryData(balanceQuery.queryKey, { ...known, mainWalletBalance: amount });
    },
    [cache],
  );
}

/** Where answers may overtake one another, the house is asked what is left. */
export function useRefreshBalance(): () => void {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries(balanceQuery), [cache]);
}

/** What the player holds, as far as it was shown to them: a win is not told before its picture. */
export function useBankroll() {
  const balance = useBalance();
  const setBalance = useSetBalance();
  const refresh = useRefreshBalance();
  const visibleBalance = useCallback(
    ({ inFlight, phase, round, isReplay }: PlayState): Money | undefined => {
      // What the round paid is not there yet, even where the balance was asked for after it.
      if (phase === 'showing' && round?.state === 'settled') {
        // A round of before tells of the balance of then; its payout has come since.
        const now = isReplay ? balance?.mainWalletBalance : round.balance;
        return now === undefined ? undefined : now - returnOf(round);
      }
      return balance && balance.mainWalletBalance - inFlight;
    },
    [balance],
  );
  return { balance: balance?.mainWalletBalance, setBalance, refresh, visibleBalance };
}
