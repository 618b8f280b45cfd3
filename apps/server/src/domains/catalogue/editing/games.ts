import type { catalogueEditingOperator as contract, Output } from '@baize/contract';
import { sqlState, type Transaction } from '../../../platform/database.ts';
import { refuseElsewhere } from '../../../platform/edge/media-origins.ts';
import type { House } from '../../../platform/house.ts';
import { pageIn } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeCatalogue, type Editor, windowColumns } from '../changes.ts';
import { windowOf } from '../maintenance.ts';
import { isOpenable, openersOf } from '../openers.ts';
import { folded } from '../search.ts';
import { type Game, isOwnVendor, shelfOf } from '../shelf.ts';
import type { GameRow } from '../tables.ts';

type Shown = Output<typeof contract.game>;
type Wanted = Output<typeof contract.listGames.input>;
export type NewGame = Output<typeof contract.createGame.input>;
type GameChange = Output<typeof contract.changeGame.input>;

/** For the operators: all of them, whether players see them or not. */
export function listAllGames(house: House, wanted: Wanted) {
  const { ordered } = shelfOf(house);
  const search = folded(wanted.search ?? '');
  const now = house.clock.now();
  const found = ordered.filter(
    (game) =>
      (!wanted.vendor || game.vendor === wanted.vendor) &&
      (!wanted.category || game.category === wanted.category) &&
      (!wanted.tag || game.tags.includes(wanted.tag)) &&
      (!search || game.search.includes(search)) &&
      (!wanted.state || STATES[wanted.state](game, now)),
  );
  const shown = pageIn(found, { page: wanted.page, size: wanted.pageSize });
  return { ...shown, list: shown.list.map((game) => showGame(house, game)) };
}

const STATES: Record<NonNullable<Wanted['state']>, (game: Game, now: Date) => boolean> = {
  enabled: ({ is_enabled }) => is_enabled,
  disabled: ({ is_enabled }) => !is_enabled,
  hot: ({ is_hot }) => is_hot,
  new: ({ is_new }) => is_new,
  maintenance: (game, now) => windowOf(game, now) !== null,
};

export function readGame(house: House, nodeId: number): Shown {
  const game = shelfOf(house).games.get(nodeId);
  return game ? showGame(house, game) : refuse('GAME_NOT_FOUND');
}

/** What the server plays itself lists itself; only games of outside vendors are added by hand. */
export async function createGame(house: House, editor: Editor, wanted: NewGame): Promise<Shown> {
  refuseElsewhere(house, { picture: wanted.picture });
  if (isOwnVendor(wanted.vendor)) refuse('NOT_ALLOWED');
  if (!shelfOf(house).vendors.has(wanted.vendor)) refuse('VENDOR_NOT_FOUND');
  const created = await changeCatalogue(house, editor, async (tx, version) => {
    const row = await insertGame(house, tx, wanted, version);
    return {
      action: 'catalogue.game.added',
      subject: `game:${row.id}`,
      after: auditFields(row),
      result: row,
    };
  });
  return readGame(house, Number(created.id));
}

const UNIQUE_VIOLATION = '23505';

async function insertGame(house: House, tx: Transaction, wanted: NewGame, version: bigint) {
  const { vendor, code } = wanted;
  const columns = { ...columnsOf(wanted), removed_at: null, version: 1, changed_in: version };
  try {
    // A game that was removed earlier comes back under its old number.
    return await tx
      .insertInto('catalogue_games')
      .values({ vendor, code, ...columns, created_at: house.clock.now() })
      .onConflict((conflict) =>
        conflict
          .columns(['vendor', 'code'])
          .doUpdateSet(columns)
          .where('catalogue_games.removed_at', 'is not', null),
      )
      .returningAll()
      .executeTakeFirst()
      .then((row) => row ?? refuse('CHANGED_MEANWHILE'));
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) refuse('CHANGED_MEANWHILE');
    throw error;
  }
}

export async function changeGame(house: House, editor: Editor, change: GameChange): Promise<Shown> {
  refuseElsewhere(house, { picture: change.picture });
  await changeCatalogue(house, editor, async (tx, version) => {
    const before = await lockGame(tx, change.nodeId);
    if (before.version !== change.version) refuse('CHANGED_MEANWHILE');
    // Bets are booked by category: what a game of ours is, is no matter of taste.
    const own = isOwnVendor(before.vendor);
    if (own && before.category !== change.category) refuse('NOT_ALLOWED');
    const row = await tx
      .updateTable('catalogue_games')
      .set({
        ...columnsOf(change),
        ...(own && { sub_types: before.sub_types, menu_group: before.menu_group }),
        version: before.version + 1,
        changed_in: version,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      action: 'catalogue.game.changed',
      subject: `game:${before.id}`,
      before: auditFields(before),
      after: auditFields(row),
      result: null,
    };
  });
  return readGame(house, change.nodeId);
}

export async function removeGame(house: House, editor: Editor, nodeId: number): Promise<null> {
  return changeCatalogue(house, editor, async (tx, version) => {
    const before = await lockGame(tx, nodeId);
    if (isOwnVendor(before.vendor)) refuse('NOT_ALLOWED');
    await tx
      .updateTable('catalogue_games')
      .set({ removed_at: house.clock.now(), changed_in: version })
      .where('id', '=', before.id)
      .execute();
    return {
      action: 'catalogue.game.removed',
      subject: `game:${before.id}`,
      before: auditFields(before),
      after: null,
      result: null,
    };
  });
}

async function lockGame(tx: Transaction, nodeId: number): Promise<GameRow> {
  const row = await tx
    .selectFrom('catalogue_games')
    .selectAll()
    .where('id', '=', BigInt(nodeId))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('GAME_NOT_FOUND');
}

function columnsOf(wanted: Omit<NewGame, 'vendor' | 'code'>) {
  return {
    category: wanted.category,
    sub_types: [...new Set(wanted.subTypes)],
    names: JSON.stringify(wanted.names),
    tags: [...new Set(wanted.tags)],
    menu_group: wanted.menuGroup,
    picture: wanted.picture,
    sort: wanted.sort,
    is_hot: wanted.isHot,
    is_new: wanted.isNew,
    is_enabled: wanted.isEnabled,
    excludes_turnover: wanted.excludesTurnover,
    allowed_regions: wanted.allowedRegions,
    denied_regions: wanted.deniedRegions,
    languages: wanted.languages,
    ...windowColumns(wanted),
  };
}

function auditFields(row: GameRow) {
  const { id, changed_in, created_at, removed_at, version, ...fields } = row;
  return fields;
}

export function showGame(house: House, game: Game): Shown {
  return {
    ...decidedOf(game),
    nodeId: game.nodeId,
    names: game.names,
    maintenanceFrom: game.maintenance_from?.getTime() ?? null,
    maintenanceUntil: game.maintenance_until?.getTime() ?? null,
    isInHouse: isOwnVendor(game.vendor),
    isOpenable: isOpenable(openersOf(house), shelfOf(house), game),
    version: game.version,
  };
}

/** What operators decide about a game, one by one or by a file of many. */
export function decidedOf(game: Game) {
  return {
    vendor: game.vendor,
    code: game.code,
    category: game.category,
    subTypes: game.sub_types,
    tags: game.tags,
    menuGroup: game.menu_group,
    picture: game.picture,
    sort: game.sort,
    isHot: game.is_hot,
    isNew: game.is_new,
    isEnabled: game.is_enabled,
    excludesTurnover: game.excludes_turnover,
    allowedRegions: game.allowed_regions,
    deniedRegions: game.denied_regions,
    languages: game.languages,
  };
}
