import type { House } from '../../platform/house.ts';
import { type Game, IN_HOUSE, isOwnVendor, keyOf, type Shelf } from './shelf.ts';

/** What this very process can open: its own games, and vendors for which it has an adapter. */
type Openers = {
  adapters: Set<string>;
  /** Own games, each with its room where it has one. */
  ownGames: Map<string, string | undefined>;
  epoch: number;
};

const known = new WeakMap<House['pool'], Openers>();

export function openersOf(house: House): Openers {
  const openers = known.get(house.pool) ?? { adapters: new Set(), ownGames: new Map(), epoch: 0 };
  known.set(house.pool, openers);
  return openers;
}

/** Says which outside vendors can be launched here; what nobody can open is not listed. */
export function registerAdapters(house: House, adapters: readonly string[]): void {
  const openers = openersOf(house);
  for (const adapter of adapters) openers.adapters.add(adapter);
  openers.epoch += 1;
}

/** A vendor that was switched off has nothing to open; its games leave the lists. */
export function forgetAdapter(house: House, adapter: string): void {
  const openers = openersOf(house);
  if (openers.adapters.delete(adapter)) openers.epoch += 1;
}

type OwnGame = { vendor: string; code: string; room?: string | undefined };

export function noteOwnGames(house: House, games: readonly OwnGame[]): void {
  const openers = openersOf(house);
  for (const game of games) openers.ownGames.set(keyOf(game), game.room);
  openers.epoch += 1;
}

export function isOpenable(
  { adapters, ownGames }: Openers,
  shelf: Shelf,
  { vendor, code }: Pick<Game, 'vendor' | 'code'>,
): boolean {
  if (isOwnVendor(vendor)) return ownGames.has(keyOf({ vendor, code }));
  const adapter = shelf.vendors.get(vendor)?.adapter;
  return adapter !== undefined && adapter !== IN_HOUSE && adapters.has(adapter);
}
