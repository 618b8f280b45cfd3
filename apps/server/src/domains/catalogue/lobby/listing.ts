import type { catalogueLobby, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireModule } from '../../system/index.ts';
import { readCategory, shownIn } from '../categories.ts';
import { closedNow } from '../maintenance.ts';
import { folded } from '../search.ts';
import type { Game } from '../shelf.ts';
import type { Rules } from '../tables.ts';
import { favouriteIds } from './favourites.ts';
import { recentIds } from './recent.ts';
import { tileOf } from './tiles.ts';
import { type View, viewFor } from './view.ts';

export type Looking = {
  gameType: string;
  vassalage: string;
  gameName: string;
  gameClassify: string;
  isNew: string;
  language: string;
};
type Wanted = Output<typeof catalogueLobby.gameList.input>;

export async function listGames(house: House, caller: Caller, wanted: Wanted) {
  const view = viewFor(house, caller, wanted.language);
  const found = narrowed(view, await filtered(house, caller, view, wanted.filter), wanted);
  const isInOrder = wanted.filter !== 'FAV' && wanted.filter !== 'RECENT';
  const start =
    wanted.after && isInOrder
      ? placeAfter(found, wanted.after)
      : (wanted.pageNo - 1) * wanted.pageSize;
  const page = found.slice(start, start + wanted.pageSize);
  const now = house.clock.now();
  const hasMore = isInOrder && start + page.length < found.length && page.length > 0;
  return {
    games: page.map((game) => tileOf(view, game, now)),
    pageNum: wanted.pageNo,
    totalPages: Math.ceil(found.length / wanted.pageSize),
    totalCount: found.length,
    after: hasMore ? placeOf(page.at(-1)!) : null,
  };
}

async function filtered(
  house: House,
  caller: Caller,
  view: View,
  filter: Wanted['filter'],
): Promise<readonly Game[]> {
  switch (filter) {
    case 'ALL':
      return view.games;
    case 'NEW':
      return view.games.filter(({ is_new }) => is_new);
    case 'HOT':
      requireModule(house, 'GAMELOHOT3');
      return view.games.filter(({ is_hot }) => is_hot);
    case 'FAV':
      requireModule(house, 'GAMELOFAV3');
      return gamesOf(view, await favouriteIds(house, realMember(caller)));
    case 'RECENT':
      requireModule(house, 'GAMELOREC3');
      return gamesOf(view, await recentIds(house, realMember(caller)));
  }
}

/** The list is everyone's, these two parts of it are not. */
function realMember({ kind, memberId }: Caller): bigint {
  if (kind === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  return memberId || refuse('NOT_LOGGED_IN');
}

/** Those of the games that can be seen here, in the order of the ids. */
export function gamesOf(view: View, nodeIds: readonly number[]): Game[] {
  return nodeIds.flatMap((nodeId) => view.byNode.get(nodeId) ?? []);
}

/** What is left of a list by category, vendor, sub-type, newness and name. */
export function narrowed(view: View, games: readonly Game[], wanted: Looking): readonly Game[] {
  if (games !== view.games) return sifted(view, games, wanted);
  const { gameType, vassalage, gameClassify, isNew, gameName } = wanted;
  const asked = JSON.stringify([gameType, vassalage, gameClassify, isNew, gameName]);
  return view.remember(asked, () => sifted(view, games, wanted));
}

function sifted(view: View, games: readonly Game[], wanted: Looking): readonly Game[] {
  const { rules } = view.shelf;
  const name = folded(wanted.gameName);
  const isWhole = games === view.games;
  const tests = [
    inCategory(rules, wanted.gameType),
    ofVendor(rules, wanted.vassalage),
    ofSubType(wanted.gameClassify),
    /^(1|true|y)$/i.test(wanted.isNew) ? ({ is_new }: Game) => is_new : undefined,
    name && !isWhole ? ({ search }: Game) => search.includes(name) : undefined,
  ].filter((test) => test !== undefined);
  const found = name && isWhole ? view.named(name) : games;
  return found.filter((game) => tests.every((test) => test(game)));
}

type Test = ((game: Game) => boolean) | undefined;

function inCategory(rules: Rules, gameType: string): Test {
  if (!gameType) return undefined;
  const category = readCategory(gameType);
  return (game) => category !== undefined && shownIn(game, rules).includes(category);
}

function ofVendor({ inhouseVendors }: Rules, vassalage: string): Test {
  if (!vassalage) return undefined;
  if (vassalage.toUpperCase() === 'INHOUSE')
    return ({ vendor, category }) => category === 'RNG' && inhouseVendors.includes(vendor);
  return ({ vendor }) => vendor === vassalage;
}

function ofSubType(subType: string): Test {
  if (!subType || subType.toUpperCase() === 'ALL') return undefined;
  return ({ sub_types }) => (sub_types as string[]).includes(subType.toUpperCase());
}

const placeOf = ({ sort, nodeId }: Game) => `${sort}.${nodeId}`;

/** A place stays right when games are added or removed around it. */
function placeAfter(games: readonly Game[], place: string): number {
  const [, sort, nodeId] = /^(\d{1,9})\.(\d{1,15})$/.exec(place) ?? refuse('INVALID_INPUT');
  const at = games.findIndex(
    (game) =>
      game.sort > Number(sort) || (game.sort === Number(sort) && game.nodeId > Number(nodeId)),
  );
  return at === -1 ? games.length : at;
}

export function hotGames(
  house: House,
  caller: Caller,
  wanted: Looking & { pageNo: number; pageSize: number },
) {
  const view = viewFor(house, caller, wanted.language);
  const hot = narrowed(view, view.games, wanted).filter(({ is_hot }) => is_hot);
  const start = (wanted.pageNo - 1) * wanted.pageSize;
  const now = house.clock.now();
  return { list: hot.slice(start, start + wanted.pageSize).map((game) => tileOf(view, game, now)) };
}

/** Offered in place of a game that is closed: open now, the same kind first, hot ones first. */
export function recommendedGames(
  house: House,
  caller: Caller,
  wanted: Looking & { nodeId?: number | undefined; pageSize: number },
) {
  const view = viewFor(house, caller, wanted.language);
  const now = house.clock.now();
  const isOpen = (game: Game) => game.nodeId !== wanted.nodeId && !closedNow(view.shelf, game, now);
  const alike = narrowed(view, view.games, { ...wanted, vassalage: '', gameName: '' });
  const ranked = [
    ...alike.filter(({ is_hot }) => is_hot),
    ...view.games.filter(({ is_hot }) => is_hot),
    ...alike,
    ...view.games,
  ];
  const list = [...new Set(ranked)].filter(isOpen).slice(0, wanted.pageSize);
  return { list: list.map((game) => tileOf(view, game, now)) };
}
