import type { Margins, MarketCode } from '@baize/games';
import type { LeagueSettings } from '../leagues/settings.ts';

/** Markets of three and more ways. */
const RESULT: readonly MarketCode[] = [
  'MATCH_RESULT',
  'HANDICAP_3WAY',
  'CORNERS_RESULT',
  'NEXT_GOAL',
  'HIGHEST_HALF',
];

/** Markets of many ways, of which each is unlikely. */
const SCORE: readonly MarketCode[] = ['CORRECT_SCORE', 'EXACT_TOTAL', 'HALF_FULL', 'MARGIN'];

/** Who wins a season, or comes in among the first. */
const OUTRIGHT: readonly MarketCode[] = ['OUTRIGHT', 'PLACE'];

/** The overrounds of a league, as the models take them: before the match, and higher in play. */
export function marginsOf({ margins }: LeagueSettings): { before: Margins; live: Margins } {
  return { before: marginsFrom(margins, 0), live: marginsFrom(margins, margins.live) };
}

function marginsFrom(margins: LeagueSettings['margins'], added: number): Margins {
  const all = (codes: readonly MarketCode[], margin: number) =>
    Object.fromEntries(codes.map((code) => [code, (margin + added) / 10_000]));
  return {
    other: (margins.lines + added) / 10_000,
    ...all(RESULT, margins.result),
    ...all(SCORE, margins.score),
    ...all(OUTRIGHT, margins.outright),
  };
}
