import { type Chance, chanceOf } from '../chance.ts';
import { simulateBasketball } from './basketball/simulate-basketball.ts';
import { simulateFootball } from './football/simulate-football.ts';
import type { MatchEvent } from './match.ts';
import { simulateMoba } from './moba/simulate-moba.ts';
import { simulateShooter } from './shooter/simulate-shooter.ts';
import type { Sport, Strengths } from './sports.ts';
import { simulateTableTennis } from './table-tennis/simulate-table-tennis.ts';
import { simulateTennis } from './tennis/simulate-tennis.ts';

/** What decides a virtual match: a link of a committed chain, a public salt, the number of the match. */
export type MatchSeed = { readonly link: string; readonly salt: string; readonly round: number };

type Simulations = { [Of in Sport]: (strengths: Strengths[Of], chance: Chance) => MatchEvent[] };

const simulations: Simulations = {
  FOOTBALL: simulateFootball,
  BASKETBALL: simulateBasketball,
  TENNIS: simulateTennis,
  TABLE_TENNIS: simulateTableTennis,
  MOBA: simulateMoba,
  SHOOTER: simulateShooter,
};

/** A whole match, play by play: the same for everyone who has its seed. */
export function simulateMatch<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  { link, salt, round }: MatchSeed,
): MatchEvent[] {
  const chance = chanceOf({ serverSeed: link, clientSeed: salt, nonce: round });
  return playMatch(sport, strengths, chance);
}

/** The same from any chance, for tests and simulations. */
export function playMatch<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  chance: Chance,
): MatchEvent[] {
  return simulations[sport](strengths, chance);
}
