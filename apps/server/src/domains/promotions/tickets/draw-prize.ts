/**
 * The weights among which is drawn: what is out of stock falls to the first that gives nothing, so
 * that the sum, and everyone else's chance, stays the same.
 */
export function weightsNow(
  prizes: readonly { weight: number; isLeft: boolean; isNothing: boolean }[],
): number[] {
  const lost = prizes.reduce((sum, one) => sum + (one.isLeft ? 0 : one.weight), 0);
  const thanks = prizes.findIndex(({ isNothing }) => isNothing);
  return prizes.map(({ weight, isLeft }, n) => (isLeft ? weight : 0) + (n === thanks ? lost : 0));
}
