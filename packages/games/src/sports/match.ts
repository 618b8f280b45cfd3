import type { Score, Side, Sport } from './sports.ts';

/** How far a match is. What is abandoned leaves decided markets as they stand. */
export type Phase = 'SCHEDULED' | 'PLAYING' | 'BREAK' | 'FINISHED' | 'ABANDONED';

export type EventKind =
  | 'START'
  | 'PERIOD_START'
  | 'PERIOD_END'
  | 'FINISH'
  | 'ABANDON'
  // football
  | 'ATTACK'
  | 'DANGER'
  | 'SHOT_SAVED'
  | 'SHOT_WIDE'
  | 'FREE_KICK'
  | 'THROW_IN'
  | 'OFFSIDE'
  | 'CORNER'
  | 'YELLOW_CARD'
  | 'RED_CARD'
  | 'GOAL'
  // basketball: a possession of 0 to 3 points; tennis and table tennis: a point
  | 'POSSESSION'
  | 'POINT'
  // e-sports
  | 'KILL'
  | 'TOWER'
  | 'ROUND';

/** One thing that happened. Feeds and simulations speak in these; a state is what they add up to. */
export type MatchEvent = {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Milliseconds of real time since the start. */
  readonly at: number;
  /** Seconds on the clock of the game (5,400 are a whole football match); 0 where there is none. */
  readonly clock: number;
  readonly kind: EventKind;
  readonly side: Side | null;
  /** Points of a possession, the number of a period, the shirt of a scorer … */
  readonly value: number;
  /** Where on the pitch, in thousandths of its length and width as home attacks to the right. */
  readonly spot: { readonly x: number; readonly y: number } | null;
};

/** All that prices, results and screens read of a match; plain JSON, every field always there. */
export type MatchState = {
  readonly sport: Sport;
  readonly phase: Phase;
  /** The last event counted in. */
  readonly seq: number;
  readonly at: number;
  readonly clock: number;
  /** Goals, points, sets or maps. */
  readonly home: number;
  readonly away: number;
  /** Started periods in order: goals of a half, points of a quarter, games of a set (points in table
   * tennis), rounds of a map (towers in a MOBA). */
  readonly periods: readonly Score[];
  /** How many periods are over. */
  readonly periodsDone: number;
  /** Of the running game in tennis. */
  readonly points: Score;
  /** Who serves the next point; who attacks in the running round. */
  readonly serving: Side | null;
  /** Who served first in the match, had the first ball, or attacks first in the running map. */
  readonly opening: Side | null;
  /** Possessions of the running quarter. */
  readonly possessions: number;
  /** Who scored, in order: goals; in tennis the games, in a shooter the rounds of the match. */
  readonly sequence: readonly Side[];
  /** By period. */
  readonly corners: readonly Score[];
  readonly cards: readonly Score[];
  readonly reds: Score;
  readonly kills: readonly Score[];
  readonly firstBloods: readonly (Side | null)[];
  /** When something last happened after which no bet is taken for a moment; null if never. */
  readonly stoppedAt: number | null;
};
