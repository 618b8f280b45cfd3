import type { Chance } from '../../chance.ts';
import type { MatchEvent } from '../match.ts';
import { playRace } from '../play-race.ts';
import { otherSide, type Strengths } from '../sports.ts';
import { FIRST_KILL } from './shooter-book.ts';

/**
 * Each round takes five floats: who wins it, who has the first kill, how many kills the winner and the
 * loser have, and how long it was. All of a round is told at once, so that no price knows half of it.
 */
export function simulateShooter(strengths: Strengths['SHOOTER'], chance: Chance): MatchEvent[] {
  return playRace(
    'SHOOTER',
    strengths.bestOf,
    chance,
    ({ state, at, add }) => {
      const won = state.serving === 'HOME' ? strengths.attacking : strengths.defending;
      const winner = chance() < won ? 'HOME' : 'AWAY';
      const loser = otherSide(winner);
      const isWinnerFirst = chance() < FIRST_KILL;
      const kills = 3 + Math.floor(chance() * 3);
      const deaths = Math.max(isWinnerFirst ? 0 : 1, Math.floor(chance() * 5));
      const next = at + 4_000 + Math.floor(chance() * 2_500);
      const rest = [...Array(kills).fill(winner), ...Array(deaths).fill(loser)];
      const first = isWinnerFirst ? winner : loser;
      rest.splice(rest.indexOf(first), 1);
      for (const side of [first, ...rest]) add({ at: next, kind: 'KILL', side, value: 1 });
      add({ at: next, kind: 'ROUND', side: winner, value: 1 });
      return next;
    },
    true,
  );
}
