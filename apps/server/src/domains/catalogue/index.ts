import './tables.ts';

export { adapterOf, categoryOf, vendorName } from './facts.ts';
export { type InHouseGame, registerInHouse } from './in-house.ts';
export { markGames } from './marks.ts';
export { gameMenus } from './menus.ts';
export { forgetAdapter, registerAdapters } from './openers.ts';
export {
  closedBecause,
  describeGame,
  findOpenGame,
  type GameName,
  type OpenGame,
} from './opening.ts';
export { catalogueOperatorRoutes } from './operator-routes.ts';
export { noteRecent, recentListener } from './recent.ts';
export { catalogueRoutes } from './routes.ts';
export { followCatalogue, OWN_VENDOR } from './shelf.ts';
export { importGames } from './transfer-files.ts';
export { excludesTurnover } from './turnover.ts';
export { listVendors, saveVendor } from './vendors.ts';
