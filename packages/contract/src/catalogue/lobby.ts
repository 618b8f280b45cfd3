import { z } from 'zod/mini';
import { call, idNumber, instant, pageNumber, pageSize, whole } from '../call.ts';
import { firstView } from '../first-view.ts';
import { listFilters, shownCategories } from './kinds.ts';
import { loose } from './parts.ts';

const maintenance = z.nullable(z.object({ from: z.nullable(instant), until: z.nullable(instant) }));

/** A game as clients know it; several of them read one name or another of the same thing. */
export const game = z.object({
  nodeId: z.int(),
  gameId: z.string(),
  gameCode: z.string(),
  gameType: z.string(),
  vassalage: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  displayName: z.string(),
  defaultLanguage: z.string(),
  showIcon: z.string(),
  defaultIcon: z.string(),
  iconUrl: z.string(),
  roomId: z.nullable(z.string()),
  nodeTypeManageId: z.string(),
  /** 1 where it can be played for fun. */
  supportPlay: z.int(),
  isHot: z.int(),
  isNew: z.int(),
  gameClassify: z.array(z.string()),
  tags: z.array(z.string()),
  /** The tile's colours, 1 to 7. */
  theme: z.int(),
  /** While it is closed: since when, and until when where that is known. */
  maintenance,
});

/** Clients say far more than is asked for; what has no meaning here is dropped. */
const looking = {
  gameType: loose(20),
  vassalage: loose(40),
  gameName: loose(80),
  gameClassify: loose(20),
  isNew: loose(8),
  language: loose(20),
};

export const gameList = call({
  method: 'GET',
  path: firstView.gameList,
  audience: 'anyone',
  class: 'read',
  summary: 'Games by category, vendor, sub-type, name in any language, and filter.',
  input: z.object({
    ...looking,
    pageNo: pageNumber,
    pageSize,
    filter: z._default(z.enum(listFilters), 'ALL'),
    /** Goes on after the last game of the page before; then `pageNo` counts nothing. */
    after: loose(40),
  }),
  value: z.object({
    games: z.array(game),
    pageNum: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    after: z.nullable(z.string()),
  }),
});

export const hotGames = call({
  method: 'GET',
  path: firstView.hotGames,
  also: [{ method: 'POST' }],
  audience: 'anyone',
  class: 'read',
  summary: 'The games that the house calls hot.',
  input: z.object({ ...looking, pageNo: pageNumber, pageSize }),
  value: z.object({ list: z.array(game) }),
});

export const recommendedGames = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRecommendedHotGames',
  audience: 'anyone',
  class: 'read',
  summary: 'Hot games that are open now, to be offered in place of one that is not.',
  input: z.object({
    ...looking,
    nodeId: z.optional(idNumber),
    pageSize: z._default(whole(1, 100), 6),
  }),
  value: z.object({ list: z.array(game) }),
});

export const singleGame = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getSingleGame',
  audience: 'anyone',
  class: 'read',
  summary: 'One game, by its node, or by vendor and code.',
  input: z.object({
    nodeId: z.optional(idNumber),
    gameId: loose(64),
    gameCode: loose(64),
    vassalage: loose(40),
    language: loose(20),
  }),
  value: game,
});

const card = z.object({
  vassalage: z.string(),
  accountTypeName: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  /** VASSALAGE: opens a list of games. GAME: there is one, and it opens at once. */
  isGame: z.enum(['VASSALAGE', 'GAME']),
  isHot: z.int(),
  lagerIcon: z.string(),
  smallIcon: z.string(),
  mobileSmallIcon: z.string(),
  mobileLargeIcon: z.string(),
  h5Icon: z.string(),
  showIcon: z.string(),
  gameCount: z.int(),
  nodeId: z.nullable(z.int()),
  maintenance,
});

const classified = z.array(z.object({ code: z.string(), vendors: z.array(z.string()) }));

export const vendorLanes = call({
  method: 'GET',
  path: firstView.vendorLanes,
  audience: 'anyone',
  class: 'read',
  summary: 'The categories that have games, each with its vendors, in their order.',
  input: z.object({ language: loose(20) }),
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: z.enum(shownCategories),
          gameClassify: classified,
          cards: z.array(card),
          gameCount: z.int(),
        }),
      ),
    }),
  }),
});

export const vendors = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  audience: 'anyone',
  class: 'read',
  summary: 'The same vendors by category, as older clients read them.',
  input: z.object({ language: loose(20) }),
  value: z.object({
    sorting: z.array(z.object({ gameCategory: z.string(), vendors: z.array(z.string()) })),
    mapping: z.record(
      z.string(),
      z.object({
        vendorNames: z.array(z.object({ accountTypeName: z.string(), displayName: z.string() })),
        ordinal: z.int(),
      }),
    ),
    display: z.record(z.string(), z.string()),
  }),
});

export const vendorSubTypes = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  also: [{ path: '/wps/relay/GLS2_getVassGameType' }],
  audience: 'anyone',
  class: 'read',
  summary: 'Which sub-types each vendor has, by category.',
  input: z.object({}),
  value: z.object({
    content: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  }),
});

export const gameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The lottery menu: groups of games of one prize mode.',
  input: z.object({ prizeMode: loose(20), language: loose(20) }),
  value: z.record(
    z.string(),
    z.object({
      gameGroupCode: z.string(),
      gameGroupId: z.int(),
      displayName: z.string(),
      gameMenus: z.array(
        z.object({
          gameId: z.int(),
          code: z.string(),
          gameCode: z.string(),
          remark: z.string(),
          mobileIconUrl: z.string(),
          tag: z.string(),
          defaultPlayType: z.string(),
          entPlaySwitch: z.int(),
          tradPlaySwitch: z.int(),
          css: z.string(),
          mUi: z.string(),
        }),
      ),
    }),
  ),
});

export const popularGames = call({
  method: 'GET',
  path: '/lgw/games/popular',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The lottery games shown first.',
  input: z.object({ count: z._default(whole(1, 100), 11) }),
  value: z.array(z.object({ gameCode: z.string(), gameName: z.string(), nodeId: z.int() })),
});

export const excludedFromTurnover = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getExcludeTurnoverV2',
  audience: 'anyone',
  class: 'read',
  summary: 'Games whose bets fill no turnover.',
  input: z.object({
    vassalage: loose(40),
    gameName: loose(80),
    pageNo: pageNumber,
    pageSize: z._default(whole(1, 999), 13),
    language: loose(20),
  }),
  value: z.object({
    dataList: z.array(
      z.object({
        gameName: z.string(),
        gameType: z.string(),
        vassalage: z.string(),
        excludeTurnover: z.boolean(),
      }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
});

export const dropdownMenu = call({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDropdownMenu',
  audience: 'anyone',
  class: 'read',
  summary: 'The categories with their vendors, for menus that drop down; of one group where named.',
  input: z.object({ menuGroup: loose(20), language: loose(20) }),
  value: z.array(
    z.object({
      menuGroup: z.string(),
      items: z.array(z.object({ code: z.string(), name: z.string(), iconUrl: z.string() })),
    }),
  ),
});
