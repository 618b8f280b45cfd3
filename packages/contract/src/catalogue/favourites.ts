import { z } from 'zod/mini';
import { call, done, idNumber, pageNumber, pageSize, whole } from '../call.ts';
import { game } from './lobby.ts';
import { loose } from './parts.ts';

export const favouriteIds = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  audience: 'member',
  class: 'read',
  summary: 'The node ids of the own favourites, as texts.',
  input: z.object({}),
  value: z.array(z.string()),
});

export const favourites = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  audience: 'member',
  class: 'read',
  summary: 'The own favourites, newest first.',
  input: z.object({
    pageNo: pageNumber,
    pageSize: z._default(whole(1, 999), 999),
    vendor: loose(40),
    language: loose(20),
  }),
  value: z.object({
    content: z.array(game),
    pageNum: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

/** The tile's toggle sends all three; the node alone names the game. */
const toggled = z.object({ nodeId: idNumber, vendor: loose(40), gameType: loose(20) });

export const addFavourite = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  audience: 'member',
  class: 'write',
  summary: 'Marks a game as favourite.',
  input: toggled,
  value: done,
});

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  audience: 'member',
  class: 'write',
  summary: 'Takes a game out of the favourites.',
  input: toggled,
  value: done,
});

export const recentGames = call({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  audience: 'member',
  class: 'read',
  summary: 'The games played last.',
  input: z.object({ page: pageNumber, pageSize, vassalage: loose(40), language: loose(20) }),
  value: z.object({
    list: z.array(game),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const addRecent = call({
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  also: [{ path: '/wps/relay/MCSFE_addRecentGame' }],
  audience: 'member',
  class: 'write',
  summary: 'Notes that a game was opened.',
  input: z.object({ nodeId: idNumber }),
  value: done,
});
