import { useState, useSyncExternalStore } from 'react';

/** In hundredths; undefined while the curve does not climb. */
export type Worth = number | undefined;

/** What the curve is worth now: told many times a second, heard only by whoever shows it. */
export type WorthLine = {
  now(): Worth;
  tell(worth: Worth): void;
  subscribe(listener: () => void): () => void;
};

export function openWorth(): WorthLine {
  const listeners = new Set<() => void>();
  let worth: Worth;
  return {
    now: () => worth,
    tell(next) {
      if (next === worth) return;
      worth = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useWorthLine = (): WorthLine => useState(openWorth)[0];

export const useWorth = (line: WorthLine): Worth => useSyncExternalStore(line.subscribe, line.now);

/** Whether the curve has got to a place; renders anew only when that changes. */
export function useHasReached(line: WorthLine, hundredths: number | undefined): boolean {
  const hasReached = () => {
    const worth = line.now();
    return hundredths !== undefined && worth !== undefined && worth >= hundredths;
  };
  return useSyncExternalStore(line.subscribe, hasReached);
}
