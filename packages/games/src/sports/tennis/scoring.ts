import type { Score, Side } from '../sports.ts';

/** Who has won the game at these points, if anyone has: four points, or seven in a tie-break, and two ahead. */
export function gameWinner({ home, away }: Score, isTieBreak: boolean): Side | null {
  const enough = isTieBreak ? 7 : 4;
  if (home >= enough && home >= away + 2) return 'HOME';
  return away >= enough && away >= home + 2 ? 'AWAY' : null;
}

export const isTieBreak = ({ home, away }: Score) => home === 6 && away === 6;

/** Six games and two ahead, or seven. */
export function setWinner({ home, away }: Score): Side | null {
  if (home === 7 || (home === 6 && away <= 4)) return 'HOME';
  return away === 7 || (away === 6 && home <= 4) ? 'AWAY' : null;
}

/** Whether the opener of a tie-break serves its point number `point`, counted from 0: one, then two each. */
export const opensTieBreak = (point: number) => Math.floor((point + 1) / 2) % 2 === 0;
