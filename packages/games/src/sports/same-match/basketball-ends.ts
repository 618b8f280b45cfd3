import { pointsLeft } from '../basketball/basketball-book.ts';
import type { Distribution } from '../chances/distribution.ts';
import type { MatchState } from '../match.ts';
import type { Strengths } from '../sports.ts';
import { type MatchEnd, TRIFLE } from './end.ts';

type Pair = { home: number; away: number; chance: number };

/** Every score of both sides; who is level plays on. */
export function* basketballEnds(
  strengths: Strengths['BASKETBALL'],
  state: MatchState,
): Generator<MatchEnd> {
  const { home, away, extra } = pointsLeft(strengths, state);
  const overtime = pairsOf(extra.home, extra.away).filter((pair) => pair.home !== pair.away);
  const decided = overtime.reduce((sum, { chance }) => sum + chance, 0);
  const levels = new Map<number, number>();
  for (const pair of pairsOf(home, away)) {
    if (pair.home === pair.away) levels.set(pair.home, pair.chance);
    else yield endOf(state, pair);
  }
  for (const [level, tie] of levels) {
    for (const added of overtime) {
      const chance = (tie * added.chance) / decided;
      if (chance < TRIFLE) continue;
      yield endOf(state, { home: level + added.home, away: level + added.away, chance });
    }
  }
}

function pairsOf(home: Distribution, away: Distribution): Pair[] {
  const pairs: Pair[] = [];
  for (let h = 0; h < home.p.length; h += 1) {
    if (home.p[h]! < TRIFLE) continue;
    for (let a = 0; a < away.p.length; a += 1) {
      const chance = home.p[h]! * away.p[a]!;
      if (chance >= TRIFLE) pairs.push({ home: home.min + h, away: away.min + a, chance });
    }
  }
  return pairs;
}

const endOf = (state: MatchState, { home, away, chance }: Pair): MatchEnd => ({
  chance,
  state: { ...state, phase: 'FINISHED', home, away },
});
