import type { catalogueEditingOperator as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import { refuseElsewhere } from '../../../platform/edge/media-origins.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeCatalogue, type Editor, windowColumns } from '../changes.ts';
import { openersOf } from '../openers.ts';
import { IN_HOUSE, isOwnVendor, type Shelf, shelfOf, type Vendor } from '../shelf.ts';
import type { VendorRow } from '../tables.ts';

type Shown = Output<typeof contract.vendor>;
export type VendorChange = Output<typeof contract.saveVendor.input>;

export function listVendors(house: House): { list: Shown[]; adapters: string[] } {
  const shelf = shelfOf(house);
  const counts = new Map<string, number>();
  for (const { vendor } of shelf.ordered) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  const vendors = [...shelf.vendors.values()].sort(
    (a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1),
  );
  return {
    list: vendors.map((vendor) => showVendor(house, vendor, counts.get(vendor.code) ?? 0)),
    adapters: [...openersOf(house).adapters],
  };
}

export async function saveVendor(
  house: House,
  editor: Editor,
  change: VendorChange,
): Promise<Shown> {
  const saved = await changeCatalogue(house, editor, async (tx, version) => {
    const before = await lockVendor(tx, change.code);
    if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    refuseWrongAdapter(change);
    refuseElsewhere(house, { picture: change.picture });
    const row = await writeVendor(house, tx, change, version);
    return {
      action: before ? 'catalogue.vendor.changed' : 'catalogue.vendor.added',
      subject: `vendor:${change.code}`,
      before: before && shownFields(before),
      after: shownFields(row),
      result: row,
    };
  });
  return showVendor(house, saved, countOf(shelfOf(house), saved.code));
}

/** Nobody but the server itself can play what is called in-house. */
function refuseWrongAdapter({ code, adapter }: VendorChange): void {
  if ((adapter === IN_HOUSE) !== isOwnVendor(code)) {
    refuse('INVALID_INPUT', { value: { adapter: 'invalid_value' } });
  }
}

export async function removeVendor(house: House, editor: Editor, code: string): Promise<null> {
  if (isOwnVendor(code)) refuse('NOT_ALLOWED');
  return changeCatalogue(house, editor, async (tx, version) => {
    const before = (await lockVendor(tx, code)) ?? refuse('NOT_FOUND');
    const gone = { removed_at: house.clock.now(), changed_in: version };
    await tx.updateTable('catalogue_vendors').set(gone).where('code', '=', code).execute();
    const { numUpdatedRows } = await tx
      .updateTable('catalogue_games')
      .set(gone)
      .where('vendor', '=', code)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      action: 'catalogue.vendor.removed',
      subject: `vendor:${code}`,
      before: shownFields(before),
      after: { gamesRemoved: Number(numUpdatedRows) },
      result: null,
    };
  });
}

/** A vendor that was removed counts as none: saved anew, it starts at version 1. */
async function lockVendor(tx: Transaction, code: string): Promise<VendorRow | undefined> {
  return tx
    .selectFrom('catalogue_vendors')
    .selectAll()
    .where('code', '=', code)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function writeVendor(
  house: House,
  tx: Transaction,
  change: VendorChange,
  version: bigint,
): Promise<VendorRow> {
  const row = {
    names: JSON.stringify(change.names),
    adapter: change.adapter,
    picture: change.picture,
    sort: change.sort,
    is_hot: change.isHot,
    is_enabled: change.isEnabled,
    ...windowColumns(change),
    removed_at: null,
    version: change.version + 1,
    changed_in: version,
  };
  return tx
    .insertInto('catalogue_vendors')
    .values({ code: change.code, ...row, created_at: house.clock.now() })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

function countOf({ ordered }: Shelf, code: string): number {
  return ordered.filter(({ vendor }) => vendor === code).length;
}

function shownFields(row: VendorRow) {
  return {
    code: row.code,
    names: row.names,
    adapter: row.adapter,
    picture: row.picture,
    sort: row.sort,
    isHot: row.is_hot,
    isEnabled: row.is_enabled,
    maintenanceFrom: row.maintenance_from?.getTime() ?? null,
    maintenanceUntil: row.maintenance_until?.getTime() ?? null,
  };
}

function showVendor(house: House, vendor: Vendor, gameCount: number): Shown {
  const { adapters } = openersOf(house);
  const isOpenable = isOwnVendor(vendor.code) || adapters.has(vendor.adapter);
  return { ...shownFields(vendor), isOpenable, gameCount, version: vendor.version };
}
