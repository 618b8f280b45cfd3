import { chanceOfRound, crashPoint, lotteryKinds } from '@baize/games';

export { isOfChain } from '@baize/games';

export type SharedRound = { link: string; salt: string; round: number; drawnOn: string };

/** Shared rounds that can be computed anew: the flight, and every kind of lottery. */
export const sharedKinds: readonly string[] = ['crash', ...lotteryKinds.keys()];

/** What a link decides, as it was shown: where a flight crashed, or what was drawn. */
export function outcomeOf(kind: string, { drawnOn, ...round }: SharedRound): string {
  const lottery = lotteryKinds.get(kind);
  if (lottery) return lottery.printed(lottery.draw(chanceOfRound(round), drawnOn));
  return `${(crashPoint(round.link, round.salt) / 100).toFixed(2)}×`;
}
