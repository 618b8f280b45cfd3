import type { catalogueKinds } from '@baize/contract';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { nextVersion } from './changes.ts';
import { noteOwnGames } from './openers.ts';
import {
  IN_HOUSE,
  keyOf,
  OWN_VENDOR,
  ownVendors,
  renewShelf,
  type Shelf,
  shelfOf,
} from './shelf.ts';
import type { Names } from './tables.ts';

/** A game that this server plays itself. */
export type InHouseGame = {
  /** One of the house's own names; the first of them where none is said. */
  vendor?: string;
  code: string;
  category: catalogueKinds.BaseCategory;
  subTypes?: readonly catalogueKinds.SubType[];
  /** Given to it when it, or a language, is new here; what operators called it stays. */
  names: Names;
  menuGroup?: string;
  tags?: readonly string[];
  /** All who play it sit in one room, and see the same round. */
  room?: string;
};

/**
 * Lists what the server can play. Called at start, once by each domain that plays: a game that no
 * longer comes is no longer shown; what operators changed about one stays.
 */
export async function registerInHouse(house: House, games: readonly InHouseGame[]): Promise<void> {
  noteOwnGames(
    house,
    games.map(({ vendor = OWN_VENDOR, code, room }) => ({ vendor, code, room })),
  );
  const shelf = shelfOf(house);
  const unknown = games.filter((game) => !isKnown(shelf, game));
  const areVendorsKnown = [...ownVendors].every(([code, names]) =>
    isNamed(shelf.vendors.get(code)?.names, names),
  );
  if (unknown.length === 0 && areVendorsKnown) return;
  await begin(house.db, async (tx) => {
    const version = await nextVersion(tx);
    await addOwnVendors(house, tx, version);
    if (unknown.length > 0) await addGames(house, tx, version, unknown);
  });
  await renewShelf(house);
}

function isKnown(shelf: Shelf, game: InHouseGame): boolean {
  const known = shelf.byCode.get(keyOf({ vendor: game.vendor ?? OWN_VENDOR, code: game.code }));
  if (!known) return false;
  return (
    isNamed(known.names, game.names) &&
    known.category === game.category &&
    known.menu_group === (game.menuGroup ?? null) &&
    known.sub_types.join() === (game.subTypes ?? []).join()
  );
}

/** Whether there is a name in each language that we have one in. */
function isNamed(known: Names | undefined, names: Names): boolean {
  return known !== undefined && Object.keys(names).every((language) => language in known);
}

async function addOwnVendors(house: House, tx: Transaction, version: bigint): Promise<void> {
  const rows = [...ownVendors].map(([code, names], sort) => ({
    code,
    names: JSON.stringify(names),
    adapter: IN_HOUSE,
    sort,
    is_hot: false,
    is_enabled: true,
    version: 1,
    changed_in: version,
    created_at: house.clock.now(),
  }));
  await tx
    .insertInto('catalogue_vendors')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({
        names: sql`excluded.names || catalogue_vendors.names`,
        changed_in: ref('excluded.changed_in'),
      })),
    )
    .execute();
}

/** Listed among the slots, and behind them. */
const NO_SLOTS: readonly catalogueKinds.SubType[] = ['AC', 'TG', 'BG'];

/** One statement for all of them; of those that are known, only what the server decides is changed. */
async function addGames(
  house: House,
  tx: Transaction,
  version: bigint,
  games: readonly InHouseGame[],
): Promise<void> {
  const rows = games.map((game) => {
    const {
      vendor = OWN_VENDOR,
      code,
      category,
      subTypes = [],
      names,
      menuGroup,
      tags = [],
    } = game;
    return {
      vendor,
      code,
      category,
      sub_types: [...subTypes],
      tags: [...tags],
      menu_group: menuGroup ?? null,
      names: JSON.stringify(names),
      sort: subTypes.some((kind) => NO_SLOTS.includes(kind)) ? 60_000 : 50_000,
      is_hot: false,
      is_new: false,
      is_enabled: true,
      excludes_turnover: false,
      allowed_regions: [],
      denied_regions: [],
      languages: [],
      version: 1,
      changed_in: version,
      created_at: house.clock.now(),
    };
  });
  await tx
    .insertInto('catalogue_games')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'code']).doUpdateSet(({ ref }) => ({
        names: sql`excluded.names || catalogue_games.names`,
        category: ref('excluded.category'),
        sub_types: ref('excluded.sub_types'),
        menu_group: ref('excluded.menu_group'),
        changed_in: ref('excluded.changed_in'),
      })),
    )
    .execute();
}
