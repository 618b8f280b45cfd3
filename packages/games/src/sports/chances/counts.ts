import type { Chances } from '../book.ts';
import type { Market, Selection } from '../market.ts';
import { evenly, turned } from '../results/line.ts';
import type { Score } from '../sports.ts';
import {
  atLeast,
  type Distribution,
  exactly,
  lineChances,
  mirrored,
  oddChance,
} from './distribution.ts';

/** How a count of two sides will stand at the end of a period: what most markets are asked of. */
export type Counts = {
  readonly lead: Distribution;
  readonly total: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
};

/** The chances of a bet that looks at one count only; null where the market asks for more than that. */
export function chancesOfCounts(
  { lead, total, home, away }: Counts,
  { code, line, subject }: Market,
  selection: Selection,
  countedAtBet: Score,
): Chances | null {
  const quarters = line ?? 0;
  switch (kinds[code]) {
    case 'RESULT':
      return resultChances(lead, selection);
    case 'WINNER':
      return evenly(atLeast(selection === 'HOME' ? lead : mirrored(lead), 1));
    case 'HANDICAP': {
      const before = code === 'HANDICAP' ? countedAtBet.home - countedAtBet.away : 0;
      const chances = lineChances(lead, quarters - 4 * before);
      return selection === 'HOME' ? chances : turned(chances);
    }
    case 'THREE_WAY':
      return resultChances({ min: lead.min + quarters / 4, p: lead.p }, selection);
    case 'TOTAL':
      return overUnder(total, quarters, selection);
    case 'SIDE_TOTAL':
      return overUnder(subject === 'HOME' ? home : away, quarters, selection);
    case 'ODD_EVEN': {
      const odd = oddChance(total);
      return evenly(selection === 'ODD' ? odd : 1 - odd);
    }
    case 'EXACT': {
      const count = Number.parseInt(selection, 10);
      return evenly(selection.endsWith('+') ? atLeast(total, count) : exactly(total, count));
    }
    case 'MARGIN':
      return marginChances(lead, selection);
    default:
      return null;
  }
}

const kinds: Partial<Record<Market['code'], string>> = {
  MATCH_RESULT: 'RESULT',
  DOUBLE_CHANCE: 'RESULT',
  DRAW_NO_BET: 'HANDICAP',
  CORNERS_RESULT: 'RESULT',
  WINNER: 'WINNER',
  HANDICAP: 'HANDICAP',
  CORNERS_HANDICAP: 'HANDICAP',
  CARDS_HANDICAP: 'HANDICAP',
  SPREAD: 'HANDICAP',
  SET_HANDICAP: 'HANDICAP',
  GAME_HANDICAP: 'HANDICAP',
  POINT_HANDICAP: 'HANDICAP',
  MAP_HANDICAP: 'HANDICAP',
  ROUND_HANDICAP: 'HANDICAP',
  KILL_HANDICAP: 'HANDICAP',
  HANDICAP_3WAY: 'THREE_WAY',
  TOTAL: 'TOTAL',
  CORNERS_TOTAL: 'TOTAL',
  CARDS_TOTAL: 'TOTAL',
  POINTS_TOTAL: 'TOTAL',
  SETS_TOTAL: 'TOTAL',
  GAMES_TOTAL: 'TOTAL',
  MAPS_TOTAL: 'TOTAL',
  ROUNDS_TOTAL: 'TOTAL',
  KILLS_TOTAL: 'TOTAL',
  TOWERS_TOTAL: 'TOTAL',
  TEAM_TOTAL: 'SIDE_TOTAL',
  TEAM_POINTS: 'SIDE_TOTAL',
  ODD_EVEN: 'ODD_EVEN',
  EXACT_TOTAL: 'EXACT',
  MARGIN: 'MARGIN',
};

/** HOME, DRAW, AWAY, or two of them joined. */
function resultChances(lead: Distribution, selection: Selection): Chances {
  const draw = exactly(lead, 0);
  const home = atLeast(lead, 1);
  const ways = { HOME: home, DRAW: draw, AWAY: Math.max(0, 1 - home - draw) };
  const backed = selection.split('_') as (keyof typeof ways)[];
  return evenly(backed.reduce((sum, side) => sum + ways[side], 0));
}

function overUnder(count: Distribution, line: number, selection: Selection): Chances {
  const over = lineChances(count, -line);
  return selection === 'OVER' ? over : turned(over);
}

function marginChances(lead: Distribution, selection: Selection): Chances {
  const [, side, from, to] = /^(HOME|AWAY)_(\d+)(?:_(\d+)|\+)$/.exec(selection) ?? [];
  const ahead = side === 'HOME' ? lead : mirrored(lead);
  const beyond = to === undefined ? 0 : atLeast(ahead, Number(to) + 1);
  return evenly(atLeast(ahead, Number(from)) - beyond);
}
