import type { Money } from '@baize/money';
import { useCallback, useRef } from 'react';
import { countBet } from '../bets/tally.ts';
import type { Sat } from './visit/inside.ts';

type Spent = { staked: Money; returned: Money };

/** What a visit came to counts in the sitting: magazine by magazine, and at its end whatever was not heard of. */
export function useCount({ visit: { room, stake, payout } }: Pick<Sat, 'visit'>, isFun: boolean) {
  const purse = isFun ? 'fun' : 'real';
  const latest = useRef<typeof purse>(purse);
  latest.current = purse;
  const counted = useRef({ staked: stake, returned: payout });
  const unwritten = useRef<Spent[]>([]);
  const count = useCallback((spent: Spent) => {
    counted.current.staked += spent.staked;
    counted.current.returned += spent.returned;
    unwritten.current.push(spent);
  }, []);
  const writeCounted = useCallback(() => {
    for (const spent of unwritten.current) {
      countBet({ purse: latest.current, gameCode: room }, spent);
    }
    unwritten.current = [];
  }, [room]);
  const countWhole = useCallback(
    (whole: Pick<Sat['visit'], 'stake' | 'payout'>) => {
      const { staked, returned } = counted.current;
      count({ staked: whole.stake - staked, returned: whole.payout - returned });
      writeCounted();
    },
    [count, writeCounted],
  );
  return { count, countWhole, writeCounted };
}
