import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Book } from '../book.ts';
import { useBook } from '../prices/use-book.ts';
import { legKey, type OddsPolicy, type Slip } from './slip.ts';

export type Changes = {
  /** Legs whose price is not what was agreed to, for which the policy asks. */
  asks: number;
  /** Legs that nobody can back at the moment. */
  locked: number;
  /** By key: the odds of now. */
  now: (key: string) => number | undefined;
  /** Changes whenever one of them does. */
  stamp: string;
};

/** How the prices of now differ from those that the slip was filled with. */
export function useChanges(slip: Slip): Changes {
  const book = useBook();
  const { legs, policy } = slip;
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = legs.map((leg) => book.prices.subscribe(legKey(leg), listener));
      return () => {
        for (const one of leave) one();
      };
    },
    [book, legs],
  );
  const stampOf = () => stamp(book, legs);
  const told = useSyncExternalStore(subscribe, stampOf, stampOf);
  return useMemo(() => changesOf(book, legs, policy, told), [book, legs, policy, told]);
}

function stamp(book: Book, legs: Slip['legs']): string {
  return legs
    .map((leg) => {
      const price = book.prices.read(legKey(leg));
      return price ? `${price.odds}${price.isOpen ? '' : '!'}` : '';
    })
    .join();
}

function changesOf(book: Book, legs: Slip['legs'], policy: OddsPolicy, told: string): Changes {
  const prices = legs.map((leg) => ({ leg, price: book.prices.read(legKey(leg)) }));
  return {
    locked: prices.filter(({ price }) => price?.isOpen === false).length,
    asks: prices.filter(({ leg, price }) => price && asksFor(policy, leg.odds, price.odds)).length,
    now: (key) => book.prices.read(key)?.odds,
    stamp: told,
  };
}

/** Whether a bettor with this policy must be asked before the price of now is taken. */
export function asksFor(policy: OddsPolicy, agreed: number, now: number): boolean {
  if (policy === 'any' || now === agreed) return false;
  return policy === 'none' || now < agreed;
}
