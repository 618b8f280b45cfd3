import { type OddsFormat, oddsFormats, oddsText } from '@baize/games';
import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../brand/stored.ts';

const NAME = 'odds';
const listeners = new Set<() => void>();
let chosen: OddsFormat | undefined;

/** How this browser writes prices; what is sent and kept is always decimal. */
function current(): OddsFormat {
  chosen ??= oddsFormats.find((one) => one === readStored(NAME)) ?? 'DECIMAL';
  return chosen;
}

export function chooseOddsFormat(format: OddsFormat): void {
  chosen = format;
  writeStored(NAME, format);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOddsFormat = (): OddsFormat =>
  useSyncExternalStore(subscribe, current, () => 'DECIMAL');

/** Odds in hundredths as they are written here, with a true minus. */
export function useOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  return useCallback((odds) => oddsText(odds, format).replace('-', '−'), [format]);
}
