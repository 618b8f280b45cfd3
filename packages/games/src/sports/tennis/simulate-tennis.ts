import type { Chance } from '../../chance.ts';
import type { MatchEvent } from '../match.ts';
import { playRace } from '../play-race.ts';
import type { Strengths } from '../sports.ts';

/** Each point takes two floats: who wins it, and how long the rally was. */
export function simulateTennis(strengths: Strengths['TENNIS'], chance: Chance): MatchEvent[] {
  return playRace('TENNIS', strengths.bestOf, chance, ({ state, at, add }) => {
    const isHome = state.serving === 'HOME';
    const point = isHome ? strengths.home : 1 - strengths.away;
    const side = chance() < point ? 'HOME' : 'AWAY';
    const next = at + 1_700 + Math.floor(chance() * 1_200);
    add({ at: next, kind: 'POINT', side, value: 1 });
    return next;
  });
}
