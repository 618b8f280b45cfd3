import type { Chance } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { type BetDetail, detailOf } from '../bet-detail.ts';
import type { OpenSeed } from '../lanes/seed-box.ts';
import { chanceOfSeed } from './chance-of-seed.ts';

/** The floats of a bet from their beginning, the same each time. */
export function floatsOf(seed: OpenSeed, bet: { nonce: bigint; detail: unknown }): Chance {
  const chance = chanceOfSeed(seed, bet.nonce);
  const { draws } = detailOf(bet);
  if (!draws) return chance;
  let drawn = 0;
  return () => {
    const fixed = draws[drawn];
    drawn += 1;
    return fixed ?? chance();
  };
}

/** Floats that tests fixed for a member's next bets; empty wherever nothing can fix them. */
const fixed = new WeakMap<House['pool'], Map<string, number[][]>>();

export function fixDraws(
  { pool }: House,
  { memberId, gameCode }: { memberId: bigint; gameCode: string },
  draws: number[],
): void {
  const waiting = fixed.get(pool) ?? new Map<string, number[][]>();
  fixed.set(pool, waiting);
  const key = `${memberId}/${gameCode}`;
  waiting.set(key, [...(waiting.get(key) ?? []), draws]);
}

export function takeDraws(
  { pool }: House,
  { memberId, gameCode }: { memberId: bigint; gameCode: string },
): BetDetail | null {
  const draws = fixed.get(pool)?.get(`${memberId}/${gameCode}`)?.shift();
  return draws ? { draws } : null;
}
