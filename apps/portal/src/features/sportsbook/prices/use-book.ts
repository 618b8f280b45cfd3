import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Book, createBook, type MatchRow } from '../book.ts';
import type { Price } from './price-store.ts';

export const BookContext = createContext<Book>(createBook());

export const useBook = (): Book => useContext(BookContext);

export function usePrice(key: string): Price | undefined {
  const { prices } = useBook();
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(key, listener),
    [prices, key],
  );
  const read = () => prices.read(key);
  return useSyncExternalStore(subscribe, read, read);
}

export function useMatchRow(matchId: string): MatchRow | undefined {
  const book = useBook();
  const subscribe = useCallback(
    (listener: () => void) => book.subscribe(matchId, listener),
    [book, matchId],
  );
  const read = () => book.row(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
