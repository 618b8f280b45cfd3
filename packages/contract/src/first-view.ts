/**
 * The reads of the portal's first view, by their paths. They are named apart from their shapes,
 * because a browser that makes these calls before all others should not have to load any shape.
 */
export const firstView = {
  announcements: '/wps/relay/MCSFE_getListAnnouncements',
  vendorLanes: '/wps/relay/GCSGAME_newGameVendor',
  hotGames: '/wps/relay/GCSGAME_hotGamesV2',
  gameList: '/wps/relay/GCSGAME_gameList',
  winners: '/wps/relay/GCSGAME_getRankList',
  jackpots: '/wps/game/jackpots',
} as const;
