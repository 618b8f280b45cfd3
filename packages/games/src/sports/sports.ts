/** The sports of the book; the last two are e-sports. */
export const sports = [
  'FOOTBALL',
  'BASKETBALL',
  'TENNIS',
  'TABLE_TENNIS',
  'MOBA',
  'SHOOTER',
] as const;
export type Sport = (typeof sports)[number];

export type Side = 'HOME' | 'AWAY';
export type Score = { home: number; away: number };

export const otherSide = (side: Side): Side => (side === 'HOME' ? 'AWAY' : 'HOME');

export function isEsport(sport: Sport): boolean {
  return sport === 'MOBA' || sport === 'SHOOTER';
}

/**
 * What a model is told of two teams before they meet: published with the match, so that anyone can
 * compute its prices and, once the seed is shown, its course.
 */
export type Strengths = {
  FOOTBALL: {
    /** Goals to expect of each side over the whole match. */
    home: number;
    away: number;
    corners: Score;
    /** Yellow cards to expect. */
    cards: Score;
    /** Red cards to expect; a side that has one scores less and concedes more. */
    reds: Score;
  };
  BASKETBALL: {
    /** Points to expect of one possession. */
    home: number;
    away: number;
    /** Possessions of each side in a quarter. */
    pace: number;
  };
  /** The chance of each to win a point they serve. */
  TENNIS: { home: number; away: number; bestOf: 3 | 5 };
  TABLE_TENNIS: { home: number; away: number; bestOf: 5 | 7 };
  MOBA: {
    /** The chance that home wins an engagement. */
    home: number;
    /** Kills of a usual engagement: 1 is calm, 2 is bloody. */
    tempo: number;
    bestOf: 1 | 3 | 5;
  };
  SHOOTER: {
    /** The chance that home wins a round in which it attacks, and in which it defends. */
    attacking: number;
    defending: number;
    bestOf: 1 | 3 | 5;
  };
};
