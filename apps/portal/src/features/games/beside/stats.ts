import { type Money, money, moneyText } from '@baize/money';
import { useSyncExternalStore } from 'react';

/** How this sitting at one game went; the player may begin it anew at any time. */
export type Stats = {
  wagered: Money;
  returned: Money;
  wins: number;
  losses: number;
  /** What was won or lost after each bet, oldest first. */
  points: readonly Money[];
};

export const noStats: Stats = { wagered: 0n, returned: 0n, wins: 0, losses: 0, points: [] };

const MAX_POINTS = 400;

/** The figures after one more bet; one that gave back its cost is neither won nor lost. */
export function statsAfter(before: Stats, bet: { staked: Money; returned: Money }): Stats {
  const { staked, returned } = bet;
  const after = {
    wagered: before.wagered + staked,
    returned: before.returned + returned,
    wins: before.wins + Number(returned > staked),
    losses: before.losses + Number(returned < staked),
  };
  const points = [...before.points, after.returned - after.wagered].slice(-MAX_POINTS);
  return { ...after, points };
}

export type StatsKey = { purse: 'real' | 'fun'; gameCode: string };

const keyOf = ({ purse, gameCode }: StatsKey) => `baize.stats.${purse}.${gameCode}`;
const listeners = new Set<() => void>();
/** What was read last; who signs out takes the figures with them. */
const known = new Map<string, { text: string | null; stats: Stats }>();

export const stats = {
  current(key: StatsKey): Stats {
    const name = keyOf(key);
    const text = sessionStorage.getItem(name);
    const before = known.get(name);
    if (before && before.text === text) return before.stats;
    const read = readStats(text);
    known.set(name, { text, stats: read });
    return read;
  },
  add: (key: StatsKey, bet: { staked: Money; returned: Money }): void =>
    write(key, statsAfter(stats.current(key), bet)),
  reset: (key: StatsKey): void => write(key, noStats),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useStats = (key: StatsKey): Stats =>
  useSyncExternalStore(stats.subscribe, () => stats.current(key));

function write(key: StatsKey, next: Stats): void {
  const text = statsText(next);
  known.set(keyOf(key), { text, stats: next });
  sessionStorage.setItem(keyOf(key), text);
  for (const listener of listeners) listener();
}

function statsText({ wagered, returned, wins, losses, points }: Stats): string {
  const amounts = { wagered: moneyText(wagered), returned: moneyText(returned) };
  return JSON.stringify({ ...amounts, wins, losses, points: points.map(moneyText) });
}

type Kept = { wagered: string; returned: string; wins: number; losses: number; points: string[] };

function readStats(text: string | null): Stats {
  if (!text) return noStats;
  const { wagered, returned, wins, losses, points } = JSON.parse(text) as Kept;
  return {
    wagered: money(wagered),
    returned: money(returned),
    wins,
    losses,
    points: points.map((point) => money(point)),
  };
}
