import type { Chance } from '@baize/games';
import type { House } from '../../platform/house.ts';
import { chanceOfSeed } from './chance-of-seed.ts';
import type { OpenSeed } from './seed-box.ts';

/** What a bet remembers besides its choice, where it is not decided in one step by its seed alone. */
export type BetDetail = {
  /** Floats that a test fixed; they stand before the seed's own. */
  draws?: readonly number[];
  /** The steps of an open round, each with the request that asked for it. */
  actions?: readonly KeptAction[];
  /** Crash: what the bet left the round at, in hundredths. */
  cashout?: number;
  /** The pots that this bet hit. */
  pots?: readonly string[];
  /** Lottery: by which kind of prize it was bought, and at which group where it has one. */
  ticket?: Ticket;
};

/** How a lottery ticket shares out: its prize mode decides whose rebate it gives. */
export type Ticket = { prizeMode: string; group: number | null };

export type KeptAction = { requestId: string; action: unknown; balance: string };

export function detailOf(bet: { detail: unknown }): BetDetail {
  return (bet.detail as BetDetail | null) ?? {};
}

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

/** Floats that tests fixed for a member's next bets; empty wherever there is no door to fix them. */
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
