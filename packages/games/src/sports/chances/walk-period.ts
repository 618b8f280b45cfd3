import type { Score, Side } from '../sports.ts';
import type { PeriodEnd } from './race.ts';

export type PeriodWalk = {
  readonly from: Score;
  /** The most that either side can have. */
  readonly top: number;
  winnerOf(score: Score): Side | null;
  /** P(home wins what is played next at this score). */
  homeWins(score: Score): number;
  /** Whether the other side opens the period after one that ends so. */
  turnsAfter(score: Score): boolean;
  /** A level score at which what may go on for ever is cut short: who wins it then, and by how much. */
  readonly cut?:
    | { readonly at: number; readonly homeWins: number; readonly by: number }
    | undefined;
};

/** All ways in which a set or map may end, each point, game or round won by one side or the other. */
export function walkPeriod(walk: PeriodWalk): PeriodEnd[] {
  const { from, top, cut, winnerOf, homeWins, turnsAfter } = walk;
  const ends: PeriodEnd[] = [];
  const width = top - from.away + 2;
  const reach = new Float64Array((top - from.home + 2) * width);
  reach[0] = 1;
  const end = (home: number, away: number, chance: number) =>
    ends.push({ home, away, chance, turns: turnsAfter({ home, away }) });
  for (let at = 0; at < reach.length; at += 1) {
    const chance = reach[at]!;
    if (chance === 0) continue;
    const home = from.home + Math.floor(at / width);
    const away = from.away + (at % width);
    const score = { home, away };
    if (winnerOf(score) !== null) {
      end(home, away, chance);
    } else if (cut && home === cut.at && away === cut.at) {
      end(home + cut.by, away, chance * cut.homeWins);
      end(home, away + cut.by, chance * (1 - cut.homeWins));
    } else {
      const won = homeWins(score);
      reach[at + width]! += chance * won;
      reach[at + 1]! += chance * (1 - won);
    }
  }
  return ends;
}
