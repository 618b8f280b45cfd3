import { type Chance, chanceOf } from '../chance.ts';
import { simulateFootball } from './football/simulate-football.ts';
import type { MatchEvent } from './match.ts';
import type { Sport, Strengths } from './sports.ts';

/** What decides a virtual match: a link of a committed chain, a public salt, the number of the match. */
export type MatchSeed = { readonly link: string; readonly salt: string; readonly round: number };

type Simulations = { [Of in Sport]?: (strengths: Strengths[Of], chance: Chance) => MatchEvent[] };

const simulations: Simulations = {
  FOOTBALL: simulateFootball,
};

/** A whole match, play by play: the same for everyone who has its seed. */
export function simulateMatch<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  { link, salt, round }: MatchSeed,
): MatchEvent[] {
  const simulate = simulations[sport];
  if (!simulate) throw new Error(`No simulation of ${sport}`);
  return simulate(strengths, chanceOf({ serverSeed: link, clientSeed: salt, nonce: round }));
}
