import { useSyncExternalStore } from 'react';
import type { Contract } from './contract-kinds.ts';
import { useFunds, waitingIn } from './use-funds.ts';

let putOff: readonly string[] = [];
const listeners = new Set<() => void>();

/** A contract that was put off comes back when something else is asked about it. */
export function keyOf({ id, state }: Contract): string {
  return `${id}:${state}`;
}

/** Which contracts this tab was asked about and answered "later"; opening them again forgets that. */
export const later = {
  list: () => putOff,
  add: (contract: Contract) => change([...putOff, keyOf(contract)]),
  clear: () => change([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(next: readonly string[]): void {
  putOff = next;
  for (const listener of listeners) listener();
}

export function useLater(): readonly string[] {
  return useSyncExternalStore(later.subscribe, later.list, later.list);
}

/** How many contracts wait for an answer that was put off. */
export function usePutOffCount(): number {
  const keys = useLater();
  return waitingIn(useFunds()).filter((one) => keys.includes(keyOf(one))).length;
}
