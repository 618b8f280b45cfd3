import './tables.ts';

export { catalogue } from './domain.ts';
export { markGames } from './editing/marks.ts';
export { listVendors, saveVendor } from './editing/vendors.ts';
export { adapterOf, categoryOf, codeOfNode, isOutsideTurnover, vendorName } from './facts.ts';
export { importGames } from './imports/game-files.ts';
export type { InHouseGame } from './in-house.ts';
export { gameMenus } from './lobby/menus.ts';
export {
  closedBecause,
  describeGame,
  findOpenGame,
  isListedFor,
  type OpenGame,
} from './lobby/opening.ts';
export { noteRecent } from './lobby/recent.ts';
export { vendorLanes } from './lobby/vendor-lists.ts';
export { forgetAdapter, registerAdapters } from './openers.ts';
export { isOwnVendor, OWN_VENDOR, ownVendors } from './shelf.ts';
