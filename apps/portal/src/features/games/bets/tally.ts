import type { Money } from '@baize/money';
import { money, moneyText } from '@baize/money';
import { useSyncExternalStore } from 'react';
import { type StatsKey, stats } from '../beside/stats.ts';

/** How it stands with the player since the first game of this visit: across all games of ours. */
export type Tally = { startedAt: number; staked: Money; returned: Money };

type Purse = 'real' | 'fun';

const listeners = new Set<() => void>();
const seen = new Map<Purse, { text: string | null; tally: Tally | undefined }>();
const keyOf = (purse: Purse) => `baize.tally.${purse}`;

export const tally = {
  current(purse: Purse): Tally | undefined {
    const text = sessionStorage.getItem(keyOf(purse));
    const known = seen.get(purse);
    if (known && known.text === text) return known.tally;
    const read = text ? readTally(text) : undefined;
    seen.set(purse, { text, tally: read });
    return read;
  },
  begin(purse: Purse, now: number): void {
    if (!tally.current(purse)) write(purse, { startedAt: now, staked: 0n, returned: 0n });
  },
  add(purse: Purse, { staked, returned }: { staked: Money; returned: Money }): void {
    const before = tally.current(purse) ?? { startedAt: Date.now(), staked: 0n, returned: 0n };
    write(purse, {
      ...before,
      staked: before.staked + staked,
      returned: before.returned + returned,
    });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A decided bet counts in the visit, and in the figures of its game. */
export function countBet(key: StatsKey, bet: { staked: Money; returned: Money }): void {
  tally.add(key.purse, bet);
  stats.add(key, bet);
}

export function useTally(purse: Purse): Tally | undefined {
  return useSyncExternalStore(tally.subscribe, () => tally.current(purse));
}

function write(purse: Purse, next: Tally): void {
  const { startedAt, staked, returned } = next;
  const kept = { startedAt, staked: moneyText(staked), returned: moneyText(returned) };
  sessionStorage.setItem(keyOf(purse), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

function readTally(text: string): Tally {
  const { startedAt, staked, returned } = JSON.parse(text) as Record<string, string>;
  return { startedAt: Number(startedAt), staked: money(staked!), returned: money(returned!) };
}
