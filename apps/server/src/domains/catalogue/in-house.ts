import type { catalogueKinds } from '@baize/contract';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { nextVersion } from './changes.ts';
import { noteOwnGames } from './openers.ts';
import { IN_HOUSE, keyOf, OWN_VENDOR, renewShelf, type Shelf, shelfOf } from './shelf.ts';
import type { Names } from './tables.ts';

/** A game that this server plays itself. */
export type InHouseGame = {
  code: string;
  category: catalogueKinds.BaseCategory;
  subTypes?: readonly catalogueKinds.SubType[];
  /** Given to it when it is new here; afterwards the operators name it. */
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
    games.map(({ code, room }) => ({ code, room })),
  );
  const shelf = shelfOf(house);
  const unknown = games.filter((game) => !isKnown(shelf, game));
  if (unknown.length === 0 && shelf.vendors.has(OWN_VENDOR)) return;
  await begin(house.db, async (tx) => {
    const version = await nextVersion(tx);
    await addOwnVendor(house, tx, version);
    if (unknown.length > 0) await addGames(house, tx, version, unknown);
  });
  await renewShelf(house);
}

function isKnown(shelf: Shelf, game: InHouseGame): boolean {
  const known = shelf.byCode.get(keyOf({ vendor: OWN_VENDOR, code: game.code }));
  if (!known) return false;
  return (
    known.category === game.category &&
    known.menu_group === (game.menuGroup ?? null) &&
    known.sub_types.join() === (game.subTypes ?? []).join()
  );
}

async function addOwnVendor(house: House, tx: Transaction, version: bigint): Promise<void> {
  await tx
    .insertInto('catalogue_vendors')
    .values({
      code: OWN_VENDOR,
      names: JSON.stringify({ EN: 'Baize' }) as unknown as Names,
      adapter: IN_HOUSE,
      sort: 0,
      is_hot: false,
      is_enabled: true,
      version: 1,
      changed_in: version,
      created_at: house.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
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
  const rows = games.map(({ code, category, subTypes = [], names, menuGroup, tags = [] }) => ({
    vendor: OWN_VENDOR,
    code,
    category,
    sub_types: [...subTypes],
    tags: [...tags],
    menu_group: menuGroup ?? null,
    names: JSON.stringify(names) as unknown as Names,
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
  }));
  await tx
    .insertInto('catalogue_games')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'code']).doUpdateSet(({ ref }) => ({
        category: ref('excluded.category'),
        sub_types: ref('excluded.sub_types'),
        menu_group: ref('excluded.menu_group'),
        changed_in: ref('excluded.changed_in'),
      })),
    )
    .execute();
}
