import type { Money } from '@baize/money';
import { useCallback, useState } from 'react';

/** A decided bet as the list beside the table shows it. */
export type PastRound = { betId: string; at: number; stake: Money; payout: Money };

const KEPT = 50;

/** The bets of this sitting, newest first. */
export function usePastRounds(): { rounds: readonly PastRound[]; add: (round: PastRound) => void } {
  const [rounds, setRounds] = useState<readonly PastRound[]>([]);
  const add = useCallback(
    (round: PastRound) => setRounds((before) => [round, ...before].slice(0, KEPT)),
    [],
  );
  return { rounds, add };
}
