import { useState, useSyncExternalStore } from 'react';
import { type Figure, openFigure } from '../stage/figure.ts';

/** In hundredths; undefined while the curve does not climb. */
export type Worth = number | undefined;

/** What the curve is worth now. */
export type WorthLine = Figure<Worth>;

const openWorth = () => openFigure<Worth>(undefined);

export const useWorthLine = (): WorthLine => useState(openWorth)[0];

export const useWorth = (line: WorthLine): Worth => useSyncExternalStore(line.watch, line.read);

/** Whether the curve has got to a place; renders anew only when that changes. */
export function useHasReached(line: WorthLine, hundredths: number | undefined): boolean {
  const hasReached = () => {
    const worth = line.read();
    return hundredths !== undefined && worth !== undefined && worth >= hundredths;
  };
  return useSyncExternalStore(line.watch, hasReached);
}
