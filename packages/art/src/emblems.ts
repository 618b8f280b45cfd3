// Which object stands for which category and for which state of a page.
import type { Category } from './game-book/entry.ts';
import type { MotifName } from './motifs/library.ts';
import { type ObjectOptions, object } from './object.ts';
import type { PaletteName } from './palette.ts';

type Choice = { motif: MotifName; palette: PaletteName; swap?: true };

export const categoryEmblems: Record<Category, Choice> = {
  LIVE: { motif: 'roulette', palette: 'oxblood' },
  RNG: { motif: 'seven', palette: 'lacquer' },
  SPORTS: { motif: 'football', palette: 'harbour' },
  ESPORTS: { motif: 'controller', palette: 'lagoon', swap: true },
  COCKFIGHT: { motif: 'rooster', palette: 'ember' },
  FISH: { motif: 'fish', palette: 'lagoon', swap: true },
  PVP: { motif: 'cards', palette: 'jade' },
  LOTT: { motif: 'balls', palette: 'lacquer', swap: true },
  ELOTT: { motif: 'ticket', palette: 'jade' },
  JACKPOT: { motif: 'crown', palette: 'saffron', swap: true },
  MINI: { motif: 'rocket', palette: 'harbour', swap: true },
};

export const categories = Object.keys(categoryEmblems) as Category[];

export type PageState =
  | 'empty'
  | 'no-favourites'
  | 'no-bets'
  | 'no-team'
  | 'no-messages'
  | 'not-found'
  | 'error'
  | 'offline'
  | 'maintenance'
  | 'region-blocked'
  | 'session-ended'
  | 'members-only'
  | 'popup-blocked';

export const stateObjects: Record<PageState, Choice> = {
  empty: { motif: 'chest', palette: 'sand', swap: true },
  'no-favourites': { motif: 'owl', palette: 'ink' },
  'no-bets': { motif: 'ticket', palette: 'jade' },
  'no-team': { motif: 'temple', palette: 'harbour', swap: true },
  'no-messages': { motif: 'bell', palette: 'saffron' },
  'not-found': { motif: 'dice', palette: 'harbour' },
  error: { motif: 'mine', palette: 'ember' },
  offline: { motif: 'anchor', palette: 'harbour', swap: true },
  maintenance: { motif: 'hourglass', palette: 'jade', swap: true },
  'region-blocked': { motif: 'compass', palette: 'porcelain', swap: true },
  'session-ended': { motif: 'lantern', palette: 'lacquer' },
  'members-only': { motif: 'mask', palette: 'jade' },
  'popup-blocked': { motif: 'keyboard', palette: 'saffron' },
};

export const pageStates = Object.keys(stateObjects) as PageState[];

const drawn = ({ motif, ...choice }: Choice, options: ObjectOptions) =>
  object(motif, { ...choice, ...options });

/** The emblem of a category, drawn flat for small sizes. */
export const categoryEmblem = (category: Category, on: 'dark' | 'light' = 'dark'): string =>
  drawn(categoryEmblems[category], { on, flat: true });

/** The object of an empty, failed or closed page. */
export const stateObject = (state: PageState, on: 'dark' | 'light' = 'dark'): string =>
  drawn(stateObjects[state], { on, pool: true });
