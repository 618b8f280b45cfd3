import type { Strengths } from '../sports.ts';

/** The kills of whoever wins an engagement (one to three), and of who loses it (none or one). */
export type Kills = { readonly winner: readonly number[]; readonly loser: number };

/** By the tempo of a match, from 1 to 2. */
export function killsOf({ tempo }: Strengths['MOBA']): Kills {
  const haste = Math.min(1, Math.max(0, tempo - 1));
  return {
    winner: [0.6 - 0.3 * haste, 0.3 + 0.1 * haste, 0.1 + 0.2 * haste],
    loser: 0.3 + 0.2 * haste,
  };
}

/** P(home has the first kill of an engagement): where both have kills, either may come first. */
export function firstKillChance(strengths: Strengths['MOBA']): number {
  const byLoser = killsOf(strengths).loser / 2;
  return strengths.home * (1 - byLoser) + (1 - strengths.home) * byLoser;
}
