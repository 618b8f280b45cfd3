import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A game owns the whole screen: while one stands, the shell around it steps aside. */
const listeners = new Set<() => void>();
let owners = 0;

function change(by: 1 | -1): void {
  owners += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOwnScreen(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export function useIsScreenOwned(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => owners > 0,
    () => false,
  );
}
