import { live } from '@baize/contract';
import { type Money, money } from '@baize/money';
import { refusalCode } from '@baize/web/refusals.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { countBet } from '../bets/tally.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { useFollowAtRest } from '../bets/use-follow-at-rest.ts';
import type { Spots } from '../stage/favourite-chips.tsx';
import type { LiveState } from './live-state.ts';

type Sent = { requestId: string; number: number; chips: Spots };

type Given = {
  state: LiveState | undefined;
  isFun: boolean;
  refresh: () => void;
  /** The chips were taken, or can never be: they no longer wait on the cloth. */
  onTaken: (chips: Spots) => void;
};

/** Puts chips on the round that is seen. What was never answered is asked again under the same name. */
export function useLiveBet({ state, isFun, refresh, onTaken }: Given) {
  const { setBalance, refresh: refreshBalance, balance } = useBankroll();
  const [fault, setFault] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const lost = useRef<Sent>(undefined);
  const tableId = state?.table.tableId ?? '';
  useCounted(state, { isFun, refreshBalance });
  useFollowAtRest(state?.mine?.state !== 'open', refreshBalance);

  const send = useCallback(
    async (sent: Sent) => {
      setSending(true);
      setFault(undefined);
      try {
        const answer = await ask(live.bet, { tableId, ...sent, chips: asMoney(sent.chips) });
        lost.current = undefined;
        setBalance(answer.balance);
        onTaken(sent.chips);
        refresh();
      } catch (error) {
        lost.current = refusalCode(error) ? undefined : sent;
        setFault(error);
      } finally {
        setSending(false);
      }
    },
    [tableId, setBalance, onTaken, refresh],
  );
  const place = useCallback(
    (chips: Spots) => {
      const number = state?.round?.number;
      if (number === undefined || Object.keys(chips).length === 0) return;
      void send({ requestId: crypto.randomUUID(), number, chips });
    },
    [state?.round?.number, send],
  );
  return {
    place,
    isSending,
    fault,
    isLost: fault !== undefined && lost.current !== undefined,
    again: () => lost.current && void send(lost.current),
    calm: () => setFault(undefined),
    balance,
  };
}

const asMoney = (chips: Spots): Record<string, Money> =>
  Object.fromEntries(Object.entries(chips).map(([id, amount]) => [id, money(amount)]));

type Counting = { isFun: boolean; refreshBalance: () => void };

/** A round that was paid counts once, in the visit and in the figures of its game. */
function useCounted(state: LiveState | undefined, { isFun, refreshBalance }: Counting): void {
  const counted = useRef(new Set<string>());
  const mine = state?.mine;
  const game = state?.table.tableId ?? '';
  useEffect(() => {
    if (mine?.state === undefined || mine.state === 'open') return;
    if (counted.current.has(mine.betId)) return;
    counted.current.add(mine.betId);
    refreshBalance();
    if (mine.state === 'void') return;
    const key = { purse: isFun ? ('fun' as const) : ('real' as const), gameCode: game };
    countBet(key, { staked: mine.stake, returned: mine.payout });
  }, [mine, game, isFun, refreshBalance]);
}
