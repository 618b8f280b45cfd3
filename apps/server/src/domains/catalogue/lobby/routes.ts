import { catalogueFavourites, catalogueLobby } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { type SharedWith, serveShared } from '../../../platform/serve-shared.ts';
import { locate } from '../../system/index.ts';
import { openersOf } from '../openers.ts';
import { addFavourite, favouriteIds, removeFavourite } from './favourites.ts';
import { gamesOf, hotGames, listGames, recommendedGames } from './listing.ts';
import { gameMenus, popularGames } from './menus.ts';
import { singleGame } from './opening.ts';
import { addRecent, recentIds } from './recent.ts';
import { tileOf } from './tiles.ts';
import { excludedFromTurnover } from './turnover.ts';
import { dropdownMenu, vendorLanes, vendorSubTypes, vendorsByCategory } from './vendor-lists.ts';
import { viewFor } from './view.ts';

export function lobbyRoutes(app: FastifyInstance, house: House): void {
  lists(app, house);
  ownGames(app, house);
}

function lists(app: FastifyInstance, house: House): void {
  const sharedWith = shareByPlace(house);
  serveShared(app, house, catalogueLobby.gameList, {
    handle: (wanted, caller) => listGames(house, caller, wanted),
    sharedWith,
  });
  serveShared(app, house, catalogueLobby.hotGames, {
    handle: (wanted, caller) => hotGames(house, caller, wanted),
    sharedWith,
  });
  serve(app, catalogueLobby.recommendedGames, (wanted, caller) =>
    recommendedGames(house, caller, wanted),
  );
  serve(
    app,
    catalogueLobby.singleGame,
    ({ nodeId, vassalage, gameCode, gameId, language }, caller) =>
      singleGame(house, caller, { nodeId, vendor: vassalage, code: gameCode || gameId, language }),
  );
  serve(app, catalogueLobby.dropdownMenu, (input, caller) => dropdownMenu(house, caller, input));
  serveShared(app, house, catalogueLobby.vendorLanes, {
    handle: ({ language }, caller) => vendorLanes(house, caller, language),
    sharedWith,
  });
  serve(app, catalogueLobby.vendors, ({ language }, caller) =>
    vendorsByCategory(house, caller, language),
  );
  serve(app, catalogueLobby.vendorSubTypes, (_input, caller) => vendorSubTypes(house, caller));
  serve(app, catalogueLobby.gameMenus, (wanted, caller) => gameMenus(house, caller, wanted));
  serve(app, catalogueLobby.popularGames, ({ count }, caller) =>
    popularGames(house, caller, count),
  );
  serve(app, catalogueLobby.excludedFromTurnover, (wanted, caller) =>
    excludedFromTurnover(house, caller, wanted),
  );
}

const EVERYONES = ['ALL', 'NEW', 'HOT'];

/** All who come from one country are shown the same games; only their own lists are theirs. */
function shareByPlace(house: House): SharedWith {
  return ({ address }, { filter = 'ALL' }) => {
    if (!EVERYONES.includes(String(filter))) return undefined;
    return `${locate(address).country} ${openersOf(house).epoch}`;
  };
}

function ownGames(app: FastifyInstance, house: House): void {
  serve(app, catalogueFavourites.favouriteIds, async (_input, { memberId }) => {
    return (await favouriteIds(house, memberId)).map(String);
  });
  serve(app, catalogueFavourites.favourites, async ({ vendor, ...wanted }, caller) => {
    const ids = await favouriteIds(house, caller.memberId);
    const { list, total } = ownPage(house, caller, ids, { ...wanted, vendor, page: wanted.pageNo });
    const totalPages = Math.ceil(total / wanted.pageSize);
    return { content: list, pageNum: wanted.pageNo, totalPages, totalCount: total };
  });
  serve(app, catalogueFavourites.addFavourite, ({ nodeId }, { memberId }) =>
    addFavourite(house, memberId, nodeId),
  );
  serve(app, catalogueFavourites.removeFavourite, ({ nodeId }, { memberId }) =>
    removeFavourite(house, memberId, nodeId),
  );
  serve(app, catalogueFavourites.recentGames, async ({ vassalage, ...wanted }, caller) => {
    const ids = await recentIds(house, caller.memberId);
    const { list, total } = ownPage(house, caller, ids, { ...wanted, vendor: vassalage });
    return { list, page: wanted.page, total, totalPages: Math.ceil(total / wanted.pageSize) };
  });
  serve(app, catalogueFavourites.addRecent, ({ nodeId }, { memberId }) =>
    addRecent(house, memberId, nodeId),
  );
}

type Page = { vendor: string; language: string; page: number; pageSize: number };

/** Of one's own games those that can be seen here now, a page of them. */
function ownPage(house: House, caller: Caller, ids: readonly number[], wanted: Page) {
  const view = viewFor(house, caller, wanted.language);
  const games = gamesOf(view, ids).filter(
    (game) => !wanted.vendor || game.vendor === wanted.vendor,
  );
  const start = (wanted.page - 1) * wanted.pageSize;
  const now = house.clock.now();
  const list = games.slice(start, start + wanted.pageSize).map((game) => tileOf(view, game, now));
  return { list, total: games.length };
}
