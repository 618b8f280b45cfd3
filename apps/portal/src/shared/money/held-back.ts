import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const HELD_BACK = ['heldBack'];

/** Whether a picture still runs of which the balance would tell the end. */
export const isHeldBack = (cache: QueryClient): boolean => cache.getQueryData(HELD_BACK) === true;

/** While a wheel turns, nothing on the page tells what it will stop on; then all of it is told. */
export function useHoldBack(isHeld: boolean, tellAll: () => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isHeld) return;
    cache.setQueryData(HELD_BACK, true);
    return () => {
      cache.setQueryData(HELD_BACK, false);
      tellAll();
    };
  }, [cache, isHeld, tellAll]);
}
