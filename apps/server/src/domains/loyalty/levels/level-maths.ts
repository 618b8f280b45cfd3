import type { Money } from '@baize/money';
import type { ClubRules } from '../settings.ts';

type Levels = ClubRules['levels'];

/** The highest level whose lifetime sums are both reached. */
export function earnedLevel(levels: Levels, sums: { deposit: Money; validBet: Money }): number {
  let earned = 0;
  for (const [level, { deposit, validBet }] of levels.entries()) {
    if (sums.deposit < deposit || sums.validBet < validBet) break;
    earned = level;
  }
  return earned;
}

type Fallen = { level: number; peak: number };

/** A level that was lost comes back with the play of one month that keeps it: the highest such. */
export function regainedLevel(levels: Levels, { level, peak }: Fallen, monthly: Money): number {
  for (let back = Math.min(peak, levels.length - 1); back > level; back -= 1) {
    if (monthly >= levels[back]!.keep) return back;
  }
  return level;
}

/** After a calendar month: as before where it was kept, one less where not. */
export function levelAfterMonth(levels: Levels, level: number, monthly: Money): number {
  const held = Math.min(level, levels.length - 1);
  return held > 0 && monthly < levels[held]!.keep ? held - 1 : held;
}

/** Levels reached on the way from one to another, each with a gift of its own. */
export function levelsBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n + 1);
}
