import type { PeriodEnd } from '../chances/race.ts';
import { walkPeriod } from '../chances/walk-period.ts';
import type { Score } from '../sports.ts';
import { isTieBreak, opensTieBreak, setWinner } from './scoring.ts';

/** P(who serves wins the game) from these points, each point won with `serve`. */
export function gameChance(serve: number, own: number, other: number): number {
  if (own >= 4 && own >= other + 2) return 1;
  if (other >= 4 && other >= own + 2) return 0;
  if (own >= 3 && other >= 3) {
    const deuce = (serve * serve) / (serve * serve + (1 - serve) * (1 - serve));
    if (own === other) return deuce;
    return own > other ? serve + (1 - serve) * deuce : serve * deuce;
  }
  return (
    serve * gameChance(serve, own + 1, other) + (1 - serve) * gameChance(serve, own, other + 1)
  );
}

/** The chances of home in a point it serves, and in a point it returns. */
export type PointChances = { readonly serving: number; readonly returning: number };

/** P(home wins the tie-break) from these points. */
export function tieBreakChance(
  { serving, returning }: PointChances,
  homeOpens: boolean,
  from: Score = { home: 0, away: 0 },
): number {
  const both = serving * returning;
  const neither = (1 - serving) * (1 - returning);
  const level = both / (both + neither);
  const known = new Map<number, number>();
  const chanceAt = (home: number, away: number): number => {
    if (home >= 7 && home >= away + 2) return 1;
    if (away >= 7 && away >= home + 2) return 0;
    // From six all each two points bring one serve to either side.
    if (home >= 6 && home === away) return level;
    const key = home * 64 + away;
    const isHome = opensTieBreak(home + away) === homeOpens;
    const point = isHome ? serving : returning;
    const chance =
      known.get(key) ?? point * chanceAt(home + 1, away) + (1 - point) * chanceAt(home, away + 1);
    known.set(key, chance);
    return chance;
  };
  return chanceAt(from.home, from.away);
}

/** All ends of a set from its games so far; `running` is P(home wins the game that is being played). */
export function setEnds(
  points: PointChances,
  { games, homeServes, running }: { games: Score; homeServes: boolean; running: number },
): PeriodEnd[] {
  const hold = gameChance(points.serving, 0, 0);
  const broken = 1 - gameChance(1 - points.returning, 0, 0);
  const played = games.home + games.away;
  return walkPeriod({
    from: games,
    top: 7,
    winnerOf: setWinner,
    homeWins: (score) => {
      const ahead = score.home + score.away - played;
      if (ahead === 0) return running;
      const isHome = ahead % 2 === 0 ? homeServes : !homeServes;
      if (isTieBreak(score)) return tieBreakChance(points, isHome);
      return isHome ? hold : broken;
    },
    turnsAfter: ({ home, away }) => (home + away - played) % 2 === 1,
  });
}
