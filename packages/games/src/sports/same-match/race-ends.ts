import type { Book } from '../book.ts';
import type { Market } from '../market.ts';
import type { MatchState } from '../match.ts';
import { selectionsOf } from '../selections.ts';
import type { MatchEnd } from './end.ts';

const CORRECT_SCORE: Market = { code: 'CORRECT_SCORE', period: 'FULL', line: null, subject: null };

/** Every score in sets or maps. */
export function raceEnds(book: Book, state: MatchState): MatchEnd[] {
  return selectionsOf(CORRECT_SCORE, state.sport, book.bestOf).map((score) => {
    const [home, away] = score.split(':').map(Number) as [number, number];
    const chance = book.chances(CORRECT_SCORE, score, { home: 0, away: 0 })?.win ?? 0;
    return { chance, state: { ...state, phase: 'FINISHED', home, away } };
  });
}
