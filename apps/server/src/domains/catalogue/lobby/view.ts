import { type catalogueKinds, findLanguage, type Language } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { locate } from '../../system/index.ts';
import { shownIn } from '../categories.ts';
import { isOpenable, openersOf } from '../openers.ts';
import { openIndex } from '../search.ts';
import { type Game, keyOf, type Shelf, shelfOf } from '../shelf.ts';

/** What visitors from one country see in one language: listed, open somewhere, allowed there. */
export type View = {
  shelf: Shelf;
  language: Language;
  games: readonly Game[];
  byCategory: ReadonlyMap<catalogueKinds.ShownCategory, readonly Game[]>;
  byNode: ReadonlyMap<number, Game>;
  /** The room of a game of ours, where it has one. */
  roomOf(game: Pick<Game, 'vendor' | 'code'>): string | null;
  /** The games that have a part of a name in any language; it is folded already. */
  named(part: string): readonly Game[];
  /** The same question about the same games has the same answer. */
  remember(question: string, find: () => readonly Game[]): readonly Game[];
};

type Visitor = Pick<Caller, 'address' | 'language'>;

// A shelf that was replaced takes its views with it.
const views = new WeakMap<Shelf, Map<string, View>>();
const MAX_VIEWS = 100;
const MAX_ANSWERS = 200;

/** The language may be named in the query, as older clients do. */
export function viewFor(house: House, visitor: Visitor, named = ''): View {
  const language = findLanguage(named) ?? visitor.language;
  const { country } = locate(visitor.address);
  const shelf = shelfOf(house);
  const known = views.get(shelf) ?? new Map<string, View>();
  views.set(shelf, known);
  const key = `${country} ${language} ${openersOf(house).epoch}`;
  const view = known.get(key) ?? makeView(house, shelf, country, language);
  if (known.size >= MAX_VIEWS) known.clear();
  known.set(key, view);
  return view;
}

function makeView(house: House, shelf: Shelf, country: string | null, language: Language): View {
  const openers = openersOf(house);
  const games = shelf.ordered.filter(
    (game) =>
      game.is_enabled &&
      shelf.vendors.get(game.vendor)?.is_enabled === true &&
      isOpenable(openers, shelf, game) &&
      isAllowed(game, country, language),
  );
  const byCategory = new Map<catalogueKinds.ShownCategory, Game[]>();
  for (const game of games) {
    for (const category of shownIn(game, shelf.rules)) {
      const list = byCategory.get(category);
      if (list) list.push(game);
      else byCategory.set(category, [game]);
    }
  }
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const named = openIndex(games);
  const remember = rememberAnswers();
  const roomOf: View['roomOf'] = (game) => openers.ownGames.get(keyOf(game)) ?? null;
  return { shelf, language, games, byCategory, byNode, roomOf, named, remember };
}

function rememberAnswers(): View['remember'] {
  const answers = new Map<string, readonly Game[]>();
  return (question, find) => {
    const answer = answers.get(question) ?? find();
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(question, answer);
    return answer;
  };
}

/** A game for some countries only is not shown to someone whose country is not known. */
function isAllowed(game: Game, country: string | null, language: Language): boolean {
  const { allowed_regions: allowed, denied_regions: denied, languages } = game;
  if (allowed.length > 0 && !allowed.includes(country ?? '')) return false;
  if (country !== null && denied.includes(country)) return false;
  return languages.length === 0 || languages.includes(language);
}
