import { live } from '@baize/contract';
import { refusalCode } from '@baize/web/refusals.ts';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useBankroll } from '../../bets/use-bankroll.ts';
import type { LiveRound, LiveState } from '../live-state.ts';

export type SeatMove = NonNullable<LiveRound['turn']>['moves'][number];

/** The first of one's own seats that is asked now. */
export function askedSeat({ round, mine }: Pick<LiveState, 'round' | 'mine'>): number | undefined {
  return round?.turn?.seats.find((seat) => (mine?.chips[`seat-${seat}`] ?? 0n) > 0n);
}

type Sent = { requestId: string; number: number; seat: number; decision: number; move: SeatMove };

/** Sends a decision. What was never answered is sent again under the same name. */
export function useDecide(state: LiveState, refresh: () => void) {
  const { setBalance } = useBankroll();
  const [fault, setFault] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const lost = useRef<Sent>(undefined);
  const { tableId } = state.table;
  const send = useCallback(
    async (sent: Sent) => {
      setSending(true);
      setFault(undefined);
      try {
        const { balance } = await ask(live.decide, { tableId, ...sent });
        lost.current = undefined;
        setBalance(balance);
        refresh();
      } catch (error) {
        lost.current = refusalCode(error) ? undefined : sent;
        setFault(error);
      } finally {
        setSending(false);
      }
    },
    [tableId, setBalance, refresh],
  );
  const decide = (move: SeatMove): void => {
    const seat = askedSeat(state);
    const sitting = state.round?.seats.find((one) => one.seat === seat);
    if (!state.round || !sitting) return;
    const { number } = state.round;
    const { decisions: decision } = sitting;
    void send({ requestId: crypto.randomUUID(), number, seat: sitting.seat, decision, move });
  };
  return {
    decide,
    isSending,
    fault,
    isLost: fault !== undefined && lost.current !== undefined,
    again: () => lost.current && void send(lost.current),
    calm: () => setFault(undefined),
  };
}
