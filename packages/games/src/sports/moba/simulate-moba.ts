import type { Chance } from '../../chance.ts';
import type { MatchEvent } from '../match.ts';
import { playRace } from '../play-race.ts';
import { otherSide, type Side, type Strengths } from '../sports.ts';
import { killsOf } from './engagement.ts';

/**
 * Each engagement takes five floats: who wins it, the kills of the winner, whether the loser has one,
 * whether that came first, and how long it was. All of it is told at once.
 */
export function simulateMoba(strengths: Strengths['MOBA'], chance: Chance): MatchEvent[] {
  const { winner: counts, loser: lost } = killsOf(strengths);
  return playRace('MOBA', strengths.bestOf, chance, ({ at, add }) => {
    const winner: Side = chance() < strengths.home ? 'HOME' : 'AWAY';
    const drawn = chance();
    const kills = drawn < counts[0]! ? 1 : drawn < counts[0]! + counts[1]! ? 2 : 3;
    const hasOther = chance() < lost;
    const isOtherFirst = chance() < 0.5;
    const next = at + 6_000 + Math.floor(chance() * 4_000);
    const won: Side[] = Array(kills).fill(winner);
    const other = hasOther ? [otherSide(winner)] : [];
    const order = isOtherFirst ? [...other, ...won] : [...won, ...other];
    for (const side of order) add({ at: next, kind: 'KILL', side, value: 1 });
    add({ at: next, kind: 'TOWER', side: winner, value: 1 });
    return next;
  });
}
