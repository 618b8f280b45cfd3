import type { PeriodEnd } from '../chances/race.ts';
import { walkPeriod } from '../chances/walk-period.ts';
import type { Score, Strengths } from '../sports.ts';
import { HALF_ROUNDS, mapWinner, OVERTIME_HALF, openerAttacks } from './scoring.ts';

/** Six overtimes are followed; what goes on longer is given to who wins the next round. */
const LONGEST_MAP = HALF_ROUNDS + 18;

/** P(home wins this round, counted from 0). */
export function roundChance(
  { attacking, defending }: Strengths['SHOOTER'],
  round: number,
  homeOpens: boolean,
): number {
  return openerAttacks(round) === homeOpens ? attacking : defending;
}

export function mapEnds(
  strengths: Strengths['SHOOTER'],
  from: Score,
  homeOpens: boolean,
): PeriodEnd[] {
  const at = Math.max(LONGEST_MAP, nextLevel(Math.max(from.home, from.away)));
  const homeWins = ({ home, away }: Score) => roundChance(strengths, home + away, homeOpens);
  return walkPeriod({
    from,
    top: at + 4,
    winnerOf: mapWinner,
    homeWins,
    turnsAfter: () => false,
    cut: { at, homeWins: homeWins({ home: at, away: at }), by: 4 },
  });
}

/** The first level score after this one from which an overtime may begin. */
const nextLevel = (rounds: number) =>
  HALF_ROUNDS + OVERTIME_HALF * (Math.floor((rounds - HALF_ROUNDS) / OVERTIME_HALF) + 1);
