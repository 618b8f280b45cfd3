import { playRecords } from '@baize/contract';
import type { Money } from '@baize/money';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { type PlayedRound, returnOf } from '../stage/stage.ts';
import { OWN_VENDOR } from '../use-game.ts';
import { outcomeText } from './outcome-text.ts';

/** A decided bet as the list beside the table shows it. */
export type PastRound = {
  betId: string;
  at: number;
  stake: Money;
  payout: Money;
  /** What came, where it was seen in this sitting. */
  outcome: string | undefined;
};

const KEPT = 50;
const FOUND = 20;
const CANCELLED = 4;

/** The bets on this game, newest first: those of this sitting, and before them those in the record. */
export function usePastRounds(gameCode: string) {
  const [sitting, setSitting] = useState<readonly PastRound[]>([]);
  const found = useFoundRounds(gameCode);
  const add = useCallback(
    (round: PlayedRound) => setSitting((before) => [pastRound(round), ...before].slice(0, KEPT)),
    [],
  );
  const rounds = useMemo(() => joined(sitting, found), [sitting, found]);
  return { rounds, last: sitting[0], add };
}

function pastRound(round: PlayedRound): PastRound {
  const { betId, settledAt, placedAt, stake } = round;
  const at = settledAt ?? placedAt;
  return { betId, at, stake, payout: returnOf(round), outcome: outcomeText(round) };
}

function joined(sitting: readonly PastRound[], found: readonly PastRound[]) {
  const known = new Set(sitting.map(({ betId }) => betId));
  return [...sitting, ...found.filter(({ betId }) => !known.has(betId))].slice(0, KEPT);
}

const NONE: readonly PastRound[] = [];

/** What the record held when the game was opened. */
function useFoundRounds(gameCode: string): readonly PastRound[] {
  const session = useSession();
  const found = useQuery({
    queryKey: ['games', 'past', gameCode, session?.token],
    queryFn: async ({ signal }) => {
      const input = { ...EVERY, gameCode, accountType: OWN_VENDOR, page: 1, size: FOUND };
      const { list } = await ask(playRecords.rngOrders, input, signal);
      return list
        .filter(({ status }) => status !== CANCELLED)
        .map(({ orderNo, settleTime, betTime, betAmount, winAmount }) => ({
          betId: orderNo,
          at: settleTime ?? betTime,
          stake: betAmount,
          payout: winAmount,
          outcome: undefined,
        }));
    },
    enabled: session !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return found.data ?? NONE;
}

const EVERY = { orderNoSearch: '', status: '', winLossDraw: '', language: 'EN' };
