import type { HoldemView } from '@baize/games';

/** The pots without what still lies before the seats, which is the newest part of the last ones. */
export function potsShown({
  pots,
  seats,
  result,
}: Pick<HoldemView, 'pots' | 'seats' | 'result'>): number[] {
  let before = result ? 0 : seats.reduce((sum, { bet }) => sum + bet, 0);
  const left = [...pots].reverse().map(({ amount }) => {
    const taken = Math.min(before, amount);
    before -= taken;
    return amount - taken;
  });
  return left.reverse().filter((amount) => amount > 0);
}
