import type { SeatResult } from './card-game.ts';

/** Money is paid in whole cents, as everywhere in the house. */
export const CENT = 100;
const WHOLE = 10_000;

/** What is paid of winnings after rake, rounded down to whole `chip`s; the rest is the rake. */
export function takeRake(
  winnings: number,
  rakeBp: number,
  chip = CENT,
): { won: number; rake: number } {
  if (rakeBp === 0) return { won: winnings, rake: 0 };
  const won = Math.floor((winnings * (WHOLE - rakeBp)) / WHOLE / chip) * chip;
  return { won, rake: winnings - won };
}

/** Seats that won or lost so much against each other: losers put in their loss, winners pay the rake. */
export function settleNets(
  nets: readonly { readonly seat: number; readonly net: number }[],
  rakeBp: number,
): SeatResult[] {
  return nets.map(({ seat, net }) =>
    net > 0
      ? { seat, putIn: 0, ...takeRake(net, rakeBp) }
      : { seat, putIn: Math.abs(net), won: 0, rake: 0 },
  );
}
