import { tileAddress } from '@baize/art';
import type { Language, RefusalCode } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mainCategory } from '../categories.ts';
import { closedNow, type Window } from '../maintenance.ts';
import { nameIn } from '../search.ts';
import { type Game, keyOf, OWN_VENDOR, shelfOf } from '../shelf.ts';
import { iconOf, tileOf } from './tiles.ts';
import { type View, viewFor } from './view.ts';

/** A game that someone may open now. */
export type OpenGame = {
  nodeId: number;
  vendor: string;
  code: string;
  category: string;
  subTypes: readonly string[];
  /** Who opens it: `inhouse`, or the adapter of its vendor. */
  adapter: string;
  name: string;
};

export type GameName = {
  nodeId?: number | undefined;
  vendor?: string | undefined;
  code?: string | undefined;
};

/** The game behind a launch: refused where it is not listed, closed, or not for this visitor. */
export function findOpenGame(house: House, caller: Caller, named: GameName): OpenGame {
  const view = viewFor(house, caller);
  const game = findIn(view, named) ?? refuse('GAME_NOT_FOUND');
  const closed = closedNow(view.shelf, game, house.clock.now());
  if (closed) refuse('VENDOR_UNDER_MAINTENANCE', { value: maintenanceValue(closed) });
  return {
    nodeId: game.nodeId,
    vendor: game.vendor,
    code: game.code,
    category: mainCategory(game, view.shelf.rules),
    subTypes: game.sub_types,
    adapter: view.shelf.vendors.get(game.vendor)!.adapter,
    name: nameIn(game.names, view.language),
  };
}

/** Whether a game is listed for this visitor at all: switched on, of an open vendor, and in their region. */
export function isListedFor(house: House, caller: Caller, named: GameName): boolean {
  return findIn(viewFor(house, caller), named) !== undefined;
}

/** In the shape from which clients read how long a vendor is closed. */
function maintenanceValue({ from, until }: Window) {
  return { resType: 1, content: { data: { maintainTime: from, endTime: until } } };
}

export function singleGame(house: House, caller: Caller, named: GameName & { language: string }) {
  const view = viewFor(house, caller, named.language);
  const game = findIn(view, named) ?? refuse('GAME_NOT_FOUND');
  return tileOf(view, game, house.clock.now());
}

/** By node; else by vendor and code; a code without a vendor is one of ours. */
function findIn({ shelf, byNode }: View, { nodeId, vendor, code }: GameName): Game | undefined {
  if (nodeId !== undefined) return byNode.get(nodeId);
  if (!code) return undefined;
  const game = shelf.byCode.get(keyOf({ vendor: vendor || OWN_VENDOR, code }));
  return game && byNode.get(game.nodeId);
}

/** Why no new bet may be made on a game: switched off, or under maintenance. Unknown games pass. */
export function closedBecause(
  house: House,
  { vendor, code }: { vendor: string; code: string },
): RefusalCode | undefined {
  const shelf = shelfOf(house);
  const game = shelf.byCode.get(keyOf({ vendor, code }));
  if (!game) return undefined;
  if (!game.is_enabled || !shelf.vendors.get(vendor)?.is_enabled) return 'GAME_NOT_FOUND';
  return closedNow(shelf, game, house.clock.now()) ? 'VENDOR_UNDER_MAINTENANCE' : undefined;
}

/** How a bet's game is called and pictured, listed or not, for records and boards. */
export function describeGame(
  house: House,
  { vendor, code }: { vendor: string; code: string },
  language: Language,
): { nodeId: number | null; name: string; icon: string } {
  const game = shelfOf(house).byCode.get(keyOf({ vendor, code }));
  if (!game) return { nodeId: null, name: code, icon: tileAddress({ vendor, code, category: '' }) };
  return { nodeId: game.nodeId, name: nameIn(game.names, language), icon: iconOf(game) };
}
