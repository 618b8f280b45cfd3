import { catalogueKinds } from '@baize/contract';
import { inEveryLanguage, translate } from '@baize/i18n';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { folded } from './search.ts';
import type { GameRow, Names, Rules, VendorRow } from './tables.ts';

export type Vendor = VendorRow;
/** A game with its code and names in every language, folded for searching. */
export type Game = Omit<GameRow, 'id'> & { nodeId: number; search: string };

/** The whole catalogue as this server knows it: a second behind another server's change at most. */
export type Shelf = {
  version: bigint;
  rules: Rules;
  rulesVersion: number;
  vendors: ReadonlyMap<string, Vendor>;
  games: ReadonlyMap<number, Game>;
  byCode: ReadonlyMap<string, Game>;
  /** By place, then by age. */
  ordered: readonly Game[];
};

export const OWN_VENDOR = 'BAIZE';
export const IN_HOUSE = 'inhouse';

/** Under these names the house plays its own games; clients open lotteries of a region by two of them. */
export const ownVendors: ReadonlyMap<string, Names> = new Map<string, Names>([
  [OWN_VENDOR, { EN: 'Baize' }],
  ['TCG_LOTTO_VN', inEveryLanguage((language) => translate(language, 'name.vendor.TCG_LOTTO_VN'))],
  ['TCG_SEA', inEveryLanguage((language) => translate(language, 'name.vendor.TCG_SEA'))],
]);

export const isOwnVendor = (vendor: string) => ownVendors.has(vendor);

/** As shipped: the lists that existing clients are configured with, and our own vendor. */
export const SHIPPED_RULES: Rules = {
  esportsVendors: ['IMES', 'TF', 'IA', 'AV', 'AI'],
  cockfightVendors: ['SV3'],
  inhouseVendors: [OWN_VENDOR, 'SPB', 'SS'],
  categoryOrder: [...catalogueKinds.shownCategories],
};

const memory = keepInMemory<Shelf>({
  channel: 'catalogue.changed',
  empty: {
    version: 0n,
    rules: SHIPPED_RULES,
    rulesVersion: 0,
    vendors: new Map(),
    games: new Map(),
    byCode: new Map(),
    ordered: [],
  },
  read: readShelf,
});

export const shelfOf = memory.of;
export const followCatalogue = memory.follow;

/** After a change was committed: every server knows it, and browsers look again. */
export async function tellCatalogue(house: House): Promise<void> {
  await memory.renew(house);
  house.realtime.publish('system', { kind: 'content', part: 'catalogue' });
}

export const renewShelf = memory.renew;

/** Only what changed since is read: ten thousand games that nobody touched cost nothing. */
async function readShelf(house: House, before: Shelf): Promise<Shelf> {
  const state = await house.db.selectFrom('catalogue_state').selectAll().executeTakeFirstOrThrow();
  if (state.version === before.version) return before;
  // Whatever was written after the version was read is read again with the next one.
  const [vendors, games] = await Promise.all([
    house.work
      .selectFrom('catalogue_vendors')
      .selectAll()
      .where('changed_in', '>', before.version)
      .execute(),
    house.work
      .selectFrom('catalogue_games')
      .selectAll()
      .where('changed_in', '>', before.version)
      .execute(),
  ]);
  return {
    version: state.version,
    rules: { ...SHIPPED_RULES, ...state.rules },
    rulesVersion: state.rules_version,
    vendors: merged(before.vendors, vendors, ({ code }) => code),
    ...gamesOf(before, games.map(asGame)),
  };
}

function merged<Key, Row extends { removed_at: Date | null }>(
  before: ReadonlyMap<Key, Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Row> {
  const now = new Map(before);
  for (const row of rows) {
    if (row.removed_at) now.delete(keyOf(row));
    else now.set(keyOf(row), row);
  }
  return now;
}

function gamesOf(before: Shelf, changed: Game[]): Pick<Shelf, 'games' | 'byCode' | 'ordered'> {
  const { games: known, byCode, ordered: inPlace } = before;
  if (changed.length === 0) return { games: known, byCode, ordered: inPlace };
  const games = merged(known, changed, ({ nodeId }) => nodeId);
  const ordered = [...games.values()].sort((a, b) => a.sort - b.sort || a.nodeId - b.nodeId);
  return { games, ordered, byCode: new Map(ordered.map((game) => [keyOf(game), game])) };
}

function asGame({ id, ...row }: GameRow): Game {
  const search = [row.code, ...Object.values(row.names)].map(folded).join('\n');
  return { ...row, nodeId: Number(id), search };
}

export function keyOf({ vendor, code }: Pick<Game, 'vendor' | 'code'>): string {
  return `${vendor}:${code}`;
}
