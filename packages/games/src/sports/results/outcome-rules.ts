import type { Outcome } from '../book.ts';
import type { Market, MarketCode, Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import type { Score, Side } from '../sports.ts';
import { placesOf, sumOf } from './counted.ts';
import { settleLine } from './line.ts';

export type Judged = {
  readonly market: Market;
  readonly selection: Selection;
  readonly state: MatchState;
  readonly score: Score;
  readonly countedAtBet: Score;
  readonly isOver: boolean;
};
/** null where it is not decided, or never can be. */
type Rule = (judged: Judged) => Outcome | null;

export const CORRECT_SCORE_MAX = { FULL: 4, HALF: 2 } as const;
export const EXACT_TOTAL_MAX = 6;

const won = (isWon: boolean): Outcome => (isWon ? 'WIN' : 'LOSE');
const ahead = ({ home, away }: Score) => (home === away ? 'DRAW' : home > away ? 'HOME' : 'AWAY');
const atEnd =
  (rule: (judged: Judged) => Outcome): Rule =>
  (judged) =>
    judged.isOver ? rule(judged) : null;

const result = atEnd(({ selection, score }) => won(ahead(score) === selection));
/** Where nobody can end level, a level end is no result. */
const winner = atEnd(({ selection, score }) => {
  const leader = ahead(score);
  return leader === 'DRAW' ? 'VOID' : won(leader === selection);
});

const handicap = atEnd(({ market, selection, score, countedAtBet }) => {
  const lead = score.home - countedAtBet.home - (score.away - countedAtBet.away);
  const quarters = 4 * lead + (market.line ?? 0);
  return settleLine(selection === 'HOME' ? quarters : -quarters);
});

/** Counts only grow, so what is over stays over. */
function totalOf(count: (judged: Judged) => number): Rule {
  return (judged) => {
    const quarters = 4 * count(judged) - (judged.market.line ?? 0);
    if (!judged.isOver && quarters < 2) return null;
    return settleLine(judged.selection === 'OVER' ? quarters : -quarters);
  };
}
const total = totalOf(({ score }) => score.home + score.away);
const sideTotal = totalOf(({ market, score }) =>
  market.subject === 'HOME' ? score.home : score.away,
);

/** YES as soon as it has happened; NO when it no longer can. */
function happens(has: (judged: Judged) => boolean, cannot: (judged: Judged) => boolean): Rule {
  return (judged) => {
    if (has(judged)) return won(judged.selection === 'YES');
    return judged.isOver || cannot(judged) ? won(judged.selection === 'NO') : null;
  };
}
const never = () => false;
const conceded = ({ market, score }: Judged) =>
  (market.subject === 'HOME' ? score.away : score.home) > 0;

const correctScore: Rule = ({ market, selection, score, isOver }) => {
  const max = market.period === 'FULL' ? CORRECT_SCORE_MAX.FULL : CORRECT_SCORE_MAX.HALF;
  // In sets and maps the score is short, and every one of it is on the list.
  const isBeyond = score.home > max || score.away > max;
  if (selection === 'OTHER') return isBeyond ? 'WIN' : isOver ? 'LOSE' : null;
  const [home, away] = selection.split(':').map(Number) as [number, number];
  if (score.home > home || score.away > away) return 'LOSE';
  return isOver ? won(score.home === home && score.away === away) : null;
};

const exactTotal: Rule = ({ selection, score, isOver }) => {
  const count = score.home + score.away;
  const wanted = Number.parseInt(selection, 10);
  if (selection.endsWith('+')) return count >= wanted ? 'WIN' : isOver ? 'LOSE' : null;
  if (count > wanted) return 'LOSE';
  return isOver ? won(count === wanted) : null;
};

/** The nth of the match, or of the set or map that the market names. */
const nth: Rule = ({ market, selection, state, isOver }) => {
  const places = placesOf(market.period, state.sport);
  const before = places === null ? 0 : countAll(state.periods.slice(0, places[0]));
  const inPeriod = places === null ? Infinity : countAll([state.periods[places[0]!]!]);
  const number = Number(market.subject);
  const side = number <= inPeriod ? state.sequence[before + number - 1] : undefined;
  if (side !== undefined) return won(side === selection);
  if (!isOver) return null;
  return market.code === 'NEXT_GOAL' ? won(selection === 'NONE') : 'VOID';
};
const countAll = (scores: readonly (Score | undefined)[]) => {
  const { home, away } = sumOf(scores.filter((score) => score !== undefined));
  return home + away;
};

const halfFull: Rule = ({ selection, state, isOver }) => {
  const [half, full] = selection.split('/');
  const first = state.periods[0];
  if (state.periodsDone >= 1 && first && ahead(first) !== half) return 'LOSE';
  return isOver ? won(ahead(state) === full) : null;
};

const highestHalf = atEnd(({ selection, state }) => {
  const [first, second] = [countAll([state.periods[0]]), countAll([state.periods[1]])];
  const higher = first === second ? 'EQUAL' : first > second ? 'FIRST' : 'SECOND';
  return won(higher === selection);
});

/** HOME_1_5, AWAY_16+: by how much a side wins. */
const margin = atEnd(({ selection, score }) => {
  const [, side, from, to] = /^(HOME|AWAY)_(\d+)(?:_(\d+)|\+)$/.exec(selection) ?? [];
  const lead = (score.home - score.away) * (side === 'HOME' ? 1 : -1);
  return won(lead >= Number(from) && lead <= Number(to ?? Infinity));
});

const firstBlood: Rule = ({ market, selection, state }) => {
  const place = placesOf(market.period, state.sport)?.[0] ?? 0;
  const side: Side | null = state.firstBloods[place] ?? null;
  return side === null ? null : won(side === selection);
};

/** An outright is decided by a table, not by a match. */
const notOfMatch: Rule = () => null;

export const rules: Record<MarketCode, Rule> = {
  MATCH_RESULT: result,
  DOUBLE_CHANCE: atEnd(({ selection, score }) => won(selection.split('_').includes(ahead(score)))),
  DRAW_NO_BET: atEnd(({ selection, score }) => {
    const leader = ahead(score);
    return leader === 'DRAW' ? 'PUSH' : won(leader === selection);
  }),
  HANDICAP: handicap,
  HANDICAP_3WAY: atEnd(({ market, selection, score }) =>
    won(ahead({ home: score.home + (market.line ?? 0) / 4, away: score.away }) === selection),
  ),
  TOTAL: total,
  TEAM_TOTAL: sideTotal,
  CORRECT_SCORE: correctScore,
  EXACT_TOTAL: exactTotal,
  ODD_EVEN: atEnd(({ selection, score }) =>
    won(((score.home + score.away) % 2 === 1) === (selection === 'ODD')),
  ),
  BOTH_SCORE: happens(({ score }) => score.home > 0 && score.away > 0, never),
  CLEAN_SHEET: happens((judged) => judged.isOver && !conceded(judged), conceded),
  WIN_TO_NIL: happens(
    (judged) => judged.isOver && !conceded(judged) && ahead(judged.score) === judged.market.subject,
    conceded,
  ),
  NEXT_GOAL: nth,
  HALF_FULL: halfFull,
  HIGHEST_HALF: highestHalf,
  CORNERS_RESULT: result,
  CORNERS_HANDICAP: handicap,
  CORNERS_TOTAL: total,
  CARDS_TOTAL: total,
  CARDS_HANDICAP: handicap,
  RED_CARD: happens(({ state }) => state.reds.home + state.reds.away > 0, never),
  WINNER: winner,
  SPREAD: handicap,
  POINTS_TOTAL: total,
  TEAM_POINTS: sideTotal,
  MARGIN: margin,
  SET_HANDICAP: handicap,
  SETS_TOTAL: total,
  GAME_HANDICAP: handicap,
  GAMES_TOTAL: total,
  GAME_WINNER: nth,
  TIE_BREAK: happens(({ score }) => score.home >= 6 && score.away >= 6, never),
  POINT_HANDICAP: handicap,
  MAP_HANDICAP: handicap,
  MAPS_TOTAL: total,
  ROUND_HANDICAP: handicap,
  ROUNDS_TOTAL: total,
  ROUND_WINNER: nth,
  KILL_HANDICAP: handicap,
  KILLS_TOTAL: total,
  TOWERS_TOTAL: total,
  FIRST_BLOOD: firstBlood,
  OUTRIGHT: notOfMatch,
  PLACE: notOfMatch,
};
