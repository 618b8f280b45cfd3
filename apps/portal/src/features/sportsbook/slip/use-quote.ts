import { type Output, sportsbookBets } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useOddsFormat } from '../../../shared/sportsbook/odds-format.ts';
import { priceKey } from '../book.ts';
import { useBook } from '../prices/use-book.ts';
import { freeBetOf, isEachWay, legKey, type Slip } from './slip.ts';
import { totalOf } from './sums.ts';

export type Quote = Output<typeof sportsbookBets.quote.value>;

const ASK_AGAIN_MS = 4_000;
const TYPING_MS = 250;

/** What the house says about the slip as it stands: prices of now, limits, the most it pays. */
export function useQuote(slip: Slip): Quote | undefined {
  const { prices } = useBook();
  const settled = useSettled(slip);
  const format = useOddsFormat();
  const total = totalOf(settled, format);
  const key = JSON.stringify([
    settled.mode,
    settled.mode === 'SYSTEM' ? settled.sizes : [],
    settled.legs.map(legKey),
    isEachWay(settled),
    String(total),
    freeBetOf(settled)?.id ?? null,
  ]);
  const { data } = useQuery({
    queryKey: ['sports', 'quote', key],
    queryFn: ({ signal }) =>
      ask(
        sportsbookBets.quote,
        { ...quotedSlip(settled), ...(total > 0n && { stake: total }) },
        signal,
      ),
    enabled: settled.legs.length > 0,
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!data) return;
    prices.put(
      data.legs
        .filter((leg) => leg.odds !== null)
        .map((leg) => ({
          key: priceKey(leg.matchId, leg.market, leg.selection),
          odds: leg.odds!,
          isOpen: !leg.isSuspended,
        })),
    );
    prices.close(
      data.legs
        .filter((leg) => leg.odds === null)
        .map((leg) => priceKey(leg.matchId, leg.market, leg.selection)),
    );
  }, [data, prices]);
  return settled.legs.length > 0 ? data : undefined;
}

export function askedSlip(slip: Slip) {
  const { mode, legs, sizes } = slip;
  const free = freeBetOf(slip);
  return {
    kind: mode,
    legs: legs.map(({ matchId, market, selection, odds }) => ({
      matchId,
      market,
      selection,
      odds,
    })),
    ...(mode === 'SYSTEM' && { sizes: [...sizes] }),
    ...(isEachWay(slip) && { isEachWay: true }),
    ...(free && { freeBet: free.id }),
  };
}

/** Several singles are several bets: their prices are asked for together, as if they were one. */
function quotedSlip(slip: Slip) {
  const isMany = slip.mode === 'SINGLE' && slip.legs.length > 1;
  return askedSlip(isMany ? { ...slip, mode: 'PARLAY', freeBet: null } : slip);
}

/** The slip once nobody types any more. */
function useSettled(slip: Slip): Slip {
  const [settled, setSettled] = useState(slip);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slip), TYPING_MS);
    return () => clearTimeout(timer);
  }, [slip]);
  return settled.legs.length === slip.legs.length ? settled : slip;
}
