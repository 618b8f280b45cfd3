import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import {
  acceptOdds,
  emptySlip,
  legKey,
  readSlip,
  removeLeg,
  type Slip,
  type SlipLeg,
  toggleLeg,
} from './slip.ts';

const NAME = 'slip';

/** The slip outlives pages and visits; every button of the book hears only of itself. */
export function createSlipStore(kept: string | null = readStored(NAME)) {
  let slip = readSlip(kept);
  let keys = new Set(slip.legs.map(legKey));
  const listeners = new Set<() => void>();
  const set = (next: Slip) => {
    if (next === slip) return;
    slip = next;
    keys = new Set(slip.legs.map(legKey));
    const { freeBet: _chosen, ...kept } = slip;
    writeStored(NAME, JSON.stringify(kept));
    for (const listener of listeners) listener();
  };
  return {
    current: () => slip,
    has: (key: string) => keys.has(key),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (leg: SlipLeg) => set(toggleLeg(slip, leg)),
    remove: (key: string) => set(removeLeg(slip, key)),
    clear: () => set({ ...emptySlip, policy: slip.policy, stake: slip.stake }),
    change: (part: Partial<Omit<Slip, 'legs'>>) => set({ ...slip, ...part }),
    /** A slip that was shared, or played before. */
    load: (next: Pick<Slip, 'legs' | 'mode' | 'sizes' | 'isEachWay'>) => set({ ...slip, ...next }),
    accept: (now: (key: string) => number | undefined) => set(acceptOdds(slip, now)),
  };
}

export const slipStore = createSlipStore();

export const useSlip = (): Slip =>
  useSyncExternalStore(slipStore.subscribe, slipStore.current, () => emptySlip);

export const useIsPicked = (key: string): boolean =>
  useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.has(key),
    () => false,
  );
