import type { Language } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { mainCategory } from './categories.ts';
import { nameIn } from './search.ts';
import { keyOf, shelfOf } from './shelf.ts';

/** Who opens the games that are listed under a vendor's name. */
export function adapterOf(house: House, vendor: string): string | undefined {
  return shelfOf(house).vendors.get(vendor)?.adapter;
}

/** As members read it in their language. */
export function vendorName(house: House, vendor: string, language: Language): string | undefined {
  const known = shelfOf(house).vendors.get(vendor);
  return known && nameIn(known.names, language);
}

/** The category by which bets on a game are booked; undefined where there is no such game. */
export function categoryOf(
  house: House,
  game: { vendor: string; code: string },
): string | undefined {
  const { byCode, rules } = shelfOf(house);
  const found = byCode.get(keyOf(game));
  return found && mainCategory(found, rules);
}

/** Whether operators took a game out of what fills the turnover. */
export function isOutsideTurnover(house: House, game: { vendor: string; code: string }): boolean {
  return shelfOf(house).byCode.get(keyOf(game))?.excludes_turnover ?? false;
}

/** The code of a game that older clients name by its node; undefined where there is no such game. */
export function codeOfNode(house: House, nodeId: number): string | undefined {
  return shelfOf(house).games.get(nodeId)?.code;
}
