import type { Market, MarketCode, Selection } from './market.ts';
import { CORRECT_SCORE_MAX, EXACT_TOTAL_MAX } from './results/outcome-rules.ts';
import type { Sport } from './sports.ts';

const RESULT = ['HOME', 'DRAW', 'AWAY'];
const SIDES = ['HOME', 'AWAY'];
const OVER_UNDER = ['OVER', 'UNDER'];
const YES_NO = ['YES', 'NO'];
const MARGIN_BANDS = ['1_5', '6_10', '11_15', '16_20', '21+'];

const upTo = (max: number) => Array.from({ length: max + 1 }, (_, n) => n);
const scoresUpTo = (max: number) =>
  upTo(max).flatMap((home) => upTo(max).map((away) => `${home}:${away}`));

const listed: Record<MarketCode, readonly Selection[]> = {
  MATCH_RESULT: RESULT,
  DOUBLE_CHANCE: ['HOME_DRAW', 'HOME_AWAY', 'DRAW_AWAY'],
  DRAW_NO_BET: SIDES,
  HANDICAP: SIDES,
  HANDICAP_3WAY: RESULT,
  TOTAL: OVER_UNDER,
  TEAM_TOTAL: OVER_UNDER,
  CORRECT_SCORE: [...scoresUpTo(CORRECT_SCORE_MAX.FULL), 'OTHER'],
  EXACT_TOTAL: [...upTo(EXACT_TOTAL_MAX - 1).map(String), `${EXACT_TOTAL_MAX}+`],
  ODD_EVEN: ['ODD', 'EVEN'],
  BOTH_SCORE: YES_NO,
  CLEAN_SHEET: YES_NO,
  WIN_TO_NIL: YES_NO,
  NEXT_GOAL: ['HOME', 'NONE', 'AWAY'],
  HALF_FULL: RESULT.flatMap((half) => RESULT.map((full) => `${half}/${full}`)),
  HIGHEST_HALF: ['FIRST', 'EQUAL', 'SECOND'],
  CORNERS_RESULT: RESULT,
  CORNERS_HANDICAP: SIDES,
  CORNERS_TOTAL: OVER_UNDER,
  CARDS_TOTAL: OVER_UNDER,
  CARDS_HANDICAP: SIDES,
  RED_CARD: YES_NO,
  WINNER: SIDES,
  SPREAD: SIDES,
  POINTS_TOTAL: OVER_UNDER,
  TEAM_POINTS: OVER_UNDER,
  MARGIN: SIDES.flatMap((side) => MARGIN_BANDS.map((band) => `${side}_${band}`)),
  SET_HANDICAP: SIDES,
  SETS_TOTAL: OVER_UNDER,
  GAME_HANDICAP: SIDES,
  GAMES_TOTAL: OVER_UNDER,
  GAME_WINNER: SIDES,
  TIE_BREAK: YES_NO,
  POINT_HANDICAP: SIDES,
  MAP_HANDICAP: SIDES,
  MAPS_TOTAL: OVER_UNDER,
  ROUND_HANDICAP: SIDES,
  ROUNDS_TOTAL: OVER_UNDER,
  ROUND_WINNER: SIDES,
  KILL_HANDICAP: SIDES,
  KILLS_TOTAL: OVER_UNDER,
  TOWERS_TOTAL: OVER_UNDER,
  FIRST_BLOOD: SIDES,
  OUTRIGHT: [],
  PLACE: [],
};

const HALF_SCORES = [...scoresUpTo(CORRECT_SCORE_MAX.HALF), 'OTHER'];
const raceScores = (wins: number) => [
  ...upTo(wins - 1).map((lost) => `${wins}:${lost}`),
  ...upTo(wins - 1).map((lost) => `${lost}:${wins}`),
];
const SET_SCORES = ['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'].flatMap((score) => [
  score,
  score.split(':').reverse().join(':'),
]);

/** What can be backed of a market. A match of sets or maps is told of how many it is the best. */
export function selectionsOf(market: Market, sport: Sport, bestOf = 3): readonly Selection[] {
  if (market.code !== 'CORRECT_SCORE') return listed[market.code];
  if (sport === 'FOOTBALL') return market.period === 'FULL' ? listed.CORRECT_SCORE : HALF_SCORES;
  if (market.period === 'FULL') return raceScores((bestOf + 1) / 2);
  return sport === 'TENNIS' ? SET_SCORES : [];
}
