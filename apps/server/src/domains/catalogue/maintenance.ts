import type { Game, Shelf } from './shelf.ts';

export type Window = { from: number | null; until: number | null };

type Closed = { maintenance_from: Date | null; maintenance_until: Date | null };

/** The window in which something is closed now; null while it is open. */
export function windowOf(closed: Closed | undefined, now: Date): Window | null {
  const { maintenance_from: from = null, maintenance_until: until = null } = closed ?? {};
  if (from === null && until === null) return null;
  if ((from && now < from) || (until && now >= until)) return null;
  return { from: from?.getTime() ?? null, until: until?.getTime() ?? null };
}

/** A game is closed with its vendor, too. */
export function closedNow(shelf: Shelf, game: Game, now: Date): Window | null {
  return windowOf(game, now) ?? windowOf(shelf.vendors.get(game.vendor), now);
}
