import { tileAddress, vendorAddress, versioned } from '@baize/art';
import type { catalogueLobby, Output } from '@baize/contract';
import { mainCategory } from '../categories.ts';
import { closedNow } from '../maintenance.ts';
import { nameIn } from '../search.ts';
import { type Game, isOwnVendor, type Vendor } from '../shelf.ts';
import type { View } from './view.ts';

const THEMES = 7;

/** A game in the shape that clients read. */
export function tileOf(view: View, game: Game, now: Date): Output<typeof catalogueLobby.game> {
  const name = nameIn(game.names, view.language);
  const icon = iconOf(game);
  return {
    nodeId: game.nodeId,
    gameId: game.code,
    gameCode: game.code,
    gameType: mainCategory(game, view.shelf.rules),
    vassalage: game.vendor,
    gameName: name,
    nodeName: name,
    displayName: name,
    defaultLanguage: nameIn(game.names, 'EN'),
    showIcon: icon,
    defaultIcon: tileAddress(game),
    iconUrl: icon,
    roomId: view.roomOf(game),
    nodeTypeManageId: game.sub_types[0] ?? '',
    supportPlay: isOwnVendor(game.vendor) ? 1 : 0,
    isHot: game.is_hot ? 1 : 0,
    isNew: game.is_new ? 1 : 0,
    gameClassify: game.sub_types,
    tags: game.tags,
    theme: (game.nodeId % THEMES) + 1,
    maintenance: closedNow(view.shelf, game, now),
  };
}

type Pictured = Pick<Game, 'picture' | 'code' | 'vendor' | 'category'>;

/** The picture an operator chose, or the one that is drawn for the code. */
export function iconOf(game: Pictured): string {
  return game.picture ? versioned(game.picture) : tileAddress(game);
}

/** Pictures of vendors are named category-vendor. */
export function vendorIcon(category: string, vendor: Pick<Vendor, 'code' | 'picture'>): string {
  return vendor.picture ? versioned(vendor.picture) : vendorAddress(category, vendor.code);
}
