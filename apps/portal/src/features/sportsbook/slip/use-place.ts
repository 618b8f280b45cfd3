import { type Output, sportsbookBets } from '@baize/contract';
import type { OddsFormat } from '@baize/games';
import { refusalCode } from '@baize/web/refusals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { balanceQuery } from '../../../shared/money/use-balance.ts';
import { hasSameMatch, legKey, type Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import { singleStake, totalOf, waysOf } from './sums.ts';
import { askedSlip } from './use-quote.ts';

export type PlacedBet = Output<typeof sportsbookBets.place.value>['bet'];

/**
 * Places the slip. Singles are bets of their own, one after the other: what was taken leaves the
 * slip, what was refused stays in it. What was never answered is asked again under the same name.
 */
export function usePlace() {
  const cache = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [placed, setPlaced] = useState<readonly PlacedBet[]>([]);
  const names = useRef(new Map<string, string>());

  const send = useCallback(
    async (slip: Slip, format: OddsFormat, seen?: number | null) => {
      setSending(true);
      setFault(undefined);
      setPlaced([]);
      try {
        for (const one of ordersOf(slip, format, seen)) {
          const name = JSON.stringify(one.input, plain);
          const requestId = names.current.get(name) ?? crypto.randomUUID();
          names.current.set(name, requestId);
          const { bet, balance } = await ask(sportsbookBets.place, { ...one.input, requestId });
          names.current.delete(name);
          cache.setQueryData(balanceQuery.queryKey, (old) =>
            old ? { ...old, mainWalletBalance: balance } : old,
          );
          setPlaced((before) => [...before, bet]);
          for (const key of one.keys) slipStore.remove(key);
          if ('freeBet' in one.input) slipStore.change({ freeBet: null });
        }
      } catch (error) {
        // A refusal is an answer: another try is another bet.
        if (refusalCode(error)) names.current.clear();
        setFault(error);
      } finally {
        setSending(false);
        void cache.invalidateQueries({ queryKey: ['sports', 'bets'] });
        void cache.invalidateQueries({ queryKey: ['sports', 'quote'] });
        void cache.invalidateQueries({ queryKey: ['promotions', 'free-bets'] });
      }
    },
    [cache],
  );
  const calm = useCallback(() => {
    setFault(undefined);
    setPlaced([]);
  }, []);
  return {
    send,
    isSending,
    fault,
    isLost: fault !== undefined && refusalCode(fault) === undefined,
    placed,
    calm,
  };
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** `seen`: the odds of the whole, which count where legs of one match are priced together. */
export function ordersOf(slip: Slip, format: OddsFormat, seen?: number | null) {
  const { policy } = slip;
  if (slip.mode !== 'SINGLE') {
    const whole = hasSameMatch(slip) && seen ? { odds: seen } : {};
    const input = { ...askedSlip(slip), ...whole, stake: totalOf(slip, format), policy };
    return [{ keys: slip.legs.map(legKey), input }];
  }
  return slip.legs.map((leg) => ({
    keys: [legKey(leg)],
    input: {
      ...askedSlip({ ...slip, legs: [leg] }),
      stake: singleStake(slip, leg, format) * waysOf(slip),
      policy,
    },
  }));
}
