import { sportsbookParts } from '@baize/contract';
import type { Sport } from './book.ts';

export const views = ['live', 'upcoming', 'outrights', 'favourites', 'results', 'bets'] as const;
export type View = (typeof views)[number];

/** What the book shows is written in its address, so that it can be shared and gone back to. */
export type SportsSearch = {
  view?: View;
  sport?: Sport;
  league?: string;
  match?: string;
  q?: string;
  /** A slip that somebody shared. */
  slip?: string;
  /** The games of an outside vendor instead of the house's own book. */
  vassalage?: string;
};

export function readSportsSearch(search: Record<string, unknown>): SportsSearch {
  const view = views.find((one) => one === search.view);
  const sport = sportsbookParts.sports.find((one) => one === search.sport);
  const league = wordOf(search.league, /^[a-z0-9-]{1,40}$/);
  const match = wordOf(search.match, /^[\w-]{1,40}$/);
  const slip = wordOf(search.slip, /^[A-Za-z0-9]{4,12}$/);
  const vassalage = wordOf(search.vassalage, /^[\w-]{1,40}$/);
  const q = typeof search.q === 'string' ? search.q.slice(0, 60) : '';
  return {
    ...(view && { view }),
    ...(sport && { sport }),
    ...(league && { league }),
    ...(match && { match }),
    ...(q && { q }),
    ...(slip && { slip }),
    ...(vassalage && { vassalage }),
  };
}

/** A name made of figures arrives as a number. */
function wordOf(value: unknown, shape: RegExp): string {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return shape.test(word) ? word : '';
}
