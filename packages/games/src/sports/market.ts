/** What can be bet on. The period says in which part of a match, the line and the subject the rest. */
export const marketCodes = [
  'MATCH_RESULT',
  'DOUBLE_CHANCE',
  'DRAW_NO_BET',
  'HANDICAP',
  'HANDICAP_3WAY',
  'TOTAL',
  'TEAM_TOTAL',
  'CORRECT_SCORE',
  'EXACT_TOTAL',
  'ODD_EVEN',
  'BOTH_SCORE',
  'CLEAN_SHEET',
  'WIN_TO_NIL',
  'NEXT_GOAL',
  'HALF_FULL',
  'HIGHEST_HALF',
  'CORNERS_RESULT',
  'CORNERS_HANDICAP',
  'CORNERS_TOTAL',
  'CARDS_TOTAL',
  'CARDS_HANDICAP',
  'RED_CARD',
  'WINNER',
  'SPREAD',
  'POINTS_TOTAL',
  'TEAM_POINTS',
  'MARGIN',
  'SET_HANDICAP',
  'SETS_TOTAL',
  'GAME_HANDICAP',
  'GAMES_TOTAL',
  'GAME_WINNER',
  'TIE_BREAK',
  'POINT_HANDICAP',
  'MAP_HANDICAP',
  'MAPS_TOTAL',
  'ROUND_HANDICAP',
  'ROUNDS_TOTAL',
  'ROUND_WINNER',
  'KILL_HANDICAP',
  'KILLS_TOTAL',
  'TOWERS_TOTAL',
  'FIRST_BLOOD',
  'OUTRIGHT',
  'PLACE',
] as const;
export type MarketCode = (typeof marketCodes)[number];

export type Period =
  | 'FULL'
  | `HALF_${1 | 2}`
  | `QUARTER_${1 | 2 | 3 | 4}`
  | `SET_${number}`
  | `MAP_${number}`;

export type Market = {
  readonly code: MarketCode;
  readonly period: Period;
  /** In quarters, as home sees it: −3 is home −0.75 and away +0.75; a total of 2.5 is 10. */
  readonly line: number | null;
  /** A side, or the number of the goal, game or round that is meant. */
  readonly subject: string | null;
};

/**
 * What is backed: HOME, DRAW, AWAY, OVER, UNDER, ODD, EVEN, YES, NO, NONE, HOME_DRAW, HOME_AWAY,
 * DRAW_AWAY, HOME/DRAW (half and full time), a score as 2:1, a count as 3 or 6+, a margin as
 * HOME_1_5, OTHER, or the code of a team.
 */
export type Selection = string;

/** The one text of a market: HANDICAP.FULL.-3, MATCH_RESULT.HALF_1, TEAM_TOTAL.FULL.6.HOME. */
export function marketKey({ code, period, line, subject }: Market): string {
  const parts = [code, period, line === null ? '' : String(line), subject ?? ''];
  return parts.join('.').replace(/\.+$/, '');
}

const KEY =
  /^([A-Z0-9_]+)\.(FULL|HALF_[12]|QUARTER_[1-4]|(?:SET|MAP)_[1-9])(?:\.(0|-?[1-9]\d{0,3})?(?:\.([A-Z0-9_]{1,40}))?)?$/;

/** The market of a key; undefined where the text is none, or not in its one spelling. */
export function readMarketKey(key: string): Market | undefined {
  const [, code, period, line, subject] = KEY.exec(key) ?? [];
  if (!marketCodes.some((known) => known === code)) return undefined;
  const market: Market = {
    code: code as MarketCode,
    period: period as Period,
    line: line === undefined ? null : Number(line),
    subject: subject ?? null,
  };
  return marketKey(market) === key && isWhole(market) ? market : undefined;
}

const SIDED: readonly MarketCode[] = ['TEAM_TOTAL', 'TEAM_POINTS', 'CLEAN_SHEET', 'WIN_TO_NIL'];
const NUMBERED: readonly MarketCode[] = ['NEXT_GOAL', 'GAME_WINNER', 'ROUND_WINNER'];

/** Handicaps, spreads and totals have a line and others none; some are about a side or a number. */
function isWhole({ code, line, subject }: Market): boolean {
  if (code === 'OUTRIGHT') return line === null && subject === null;
  if (code === 'PLACE') return line === null && /^[2-9]$/.test(subject ?? '');
  const hasLine = /HANDICAP|SPREAD|TOTAL|TEAM_POINTS/.test(code) && code !== 'EXACT_TOTAL';
  if (hasLine !== (line !== null)) return false;
  if (SIDED.includes(code)) return subject === 'HOME' || subject === 'AWAY';
  return NUMBERED.includes(code) ? /^[1-9]\d?$/.test(subject ?? '') : subject === null;
}

/** The line as one selection of its market wears it, in quarters: away's handicap is home's turned. */
export function lineOf({ code, line }: Market, selection: Selection): number | null {
  return line !== null && selection === 'AWAY' && code !== 'HANDICAP_3WAY' ? -line || 0 : line;
}

/** A line of quarters as bettors write it: -0.75, +1.5, 0; totals wear no sign. */
export function lineText(quarters: number, isSigned: boolean): string {
  const text = String(Math.abs(quarters) / 4);
  if (quarters === 0) return '0';
  if (quarters < 0) return `-${text}`;
  return isSigned ? `+${text}` : text;
}
