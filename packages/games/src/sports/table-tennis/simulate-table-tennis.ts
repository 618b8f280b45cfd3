import type { Chance } from '../../chance.ts';
import type { MatchEvent } from '../match.ts';
import { playRace } from '../play-race.ts';
import type { Strengths } from '../sports.ts';

/** Each point takes two floats: who wins it, and how long the rally was. */
export function simulateTableTennis(
  strengths: Strengths['TABLE_TENNIS'],
  chance: Chance,
): MatchEvent[] {
  return playRace('TABLE_TENNIS', strengths.bestOf, chance, ({ state, at, add }) => {
    const point = state.serving === 'HOME' ? strengths.home : 1 - strengths.away;
    const side = chance() < point ? 'HOME' : 'AWAY';
    const next = at + 2_200 + Math.floor(chance() * 1_600);
    add({ at: next, kind: 'POINT', side, value: 1 });
    return next;
  });
}
