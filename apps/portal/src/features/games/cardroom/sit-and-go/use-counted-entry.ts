import { useEffect, useRef } from 'react';
import { countBet } from '../../bets/tally.ts';
import type { CardTable } from '../card-table.ts';

/** What an entry came to counts in the visit once, when its place is known to whoever saw it played. */
export function useCountedEntry({ sitAndGo, game }: CardTable, isFun: boolean): void {
  const wasPlayed = useRef(false);
  const own = sitAndGo?.entrants.find(({ isMe }) => isMe);
  const isPlayed = sitAndGo?.state === 'running' && own?.place === null;
  const staked = sitAndGo?.buyIn;
  const returned = own?.place ? own.prize : null;
  useEffect(() => {
    if (isPlayed) wasPlayed.current = true;
    if (!wasPlayed.current || staked === undefined || returned === null) return;
    wasPlayed.current = false;
    countBet({ purse: isFun ? 'fun' : 'real', gameCode: game }, { staked, returned });
  }, [isPlayed, staked, returned, isFun, game]);
}
