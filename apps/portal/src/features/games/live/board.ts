import { type PooledFight, tableGames } from '@baize/games';
import { type Money, money, moneyText } from '@baize/money';
import type { Chips } from '../stage/chips.tsx';
import type { LiveState } from './live-state.ts';

/** What a cloth needs to be drawn. */
export type Board = {
  game: string;
  /** Chips that wait to be sent. */
  chips: Chips;
  /** Chips that lie on the round. */
  sent: Readonly<Record<string, Money>>;
  totals: LiveState['chips']['totals'];
  won: ReadonlySet<string>;
  rules: unknown;
};

const PROBE = money('1000');

/** The spots that bring more than their chip for a result. */
export function spotsThatWon(game: string, result: unknown): ReadonlySet<string> {
  const spots = tableGames.get(game)?.spots;
  if (!spots || result === null || result === undefined) return new Set();
  // What a pool pays is not told by its result; who won a fight is.
  if (isFight(result)) return new Set([result.end]);
  const won = [...spots.values()].filter((spot) => spot.back(PROBE, result) > PROBE);
  return new Set(won.map(({ id }) => id));
}

const isFight = (result: unknown): result is PooledFight =>
  typeof result === 'object' && result !== null && 'end' in result;

/** Sent and waiting chips together, for a cloth that shows one pile. */
export function onePile({ chips, sent }: Board): Chips {
  const spots: Record<string, number> = { ...chips.spots };
  for (const [id, amount] of Object.entries(sent)) {
    spots[id] = Number(moneyText(amount + money(spots[id] ?? 0)));
  }
  return { ...chips, spots };
}

/** "8:1", from how many times a chip comes back at most. */
export const toOne = (best: number) => `${Number((best - 1).toFixed(2))}:1`;
