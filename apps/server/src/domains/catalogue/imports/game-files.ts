import { createHash } from 'node:crypto';
import type { catalogueImportsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { refuseElsewhere } from '../../../platform/edge/media-origins.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { changeCatalogue, type Editor } from '../changes.ts';
import { isOwnVendor, keyOf, ownVendors, type Shelf, shelfOf } from '../shelf.ts';
import { compareRows } from './differences.ts';
import { asImported, type ImportedGame, readRows, writeRows } from './rows.ts';

type Order = Pick<Output<typeof contract.importGames.input>, 'format' | 'data'> & {
  adapter?: string;
  dryRun?: boolean;
};
type Outcome = Output<typeof contract.importGames.value>;

/** All rows or none. A large file takes longer than a call may: it has the reports' patience. */
export async function importGames(house: House, editor: Editor, order: Order): Promise<Outcome> {
  const rows = readRows(shelfOf(house), order.format, order.data);
  refuseForeignRows(shelfOf(house), rows);
  refuseElsewhere(
    house,
    Object.fromEntries(rows.map(({ picture }, place) => [`row ${place + 1} picture`, picture])),
  );
  const compared = compareRows(shelfOf(house), rows);
  try {
    return await changeCatalogue(
      house,
      editor,
      async (tx, version) => {
        const place = { tx, version, at: house.clock.now() };
        const vendorsCreated = await addVendors(place, rows, order.adapter ?? 'sample');
        const written = await writeGames(place, rows);
        const result = { ...written, vendorsCreated, ...compared };
        // Thrown, so that nothing of a rehearsal stays.
        if (order.dryRun) throw new Rehearsal(result);
        const sha256 = createHash('sha256').update(order.data).digest('hex');
        return {
          action: 'catalogue.imported',
          subject: 'catalogue:games',
          after: { rows: rows.length, ...written, vendorsCreated, sha256 },
          result,
        };
      },
      house.reports,
    );
  } catch (error) {
    if (error instanceof Rehearsal) return error.outcome;
    throw error;
  }
}

class Rehearsal extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('rehearsal');
    this.outcome = outcome;
  }
}

/** Our own games come from the server: a file may rename and mark them, not invent them. */
function refuseForeignRows(shelf: Shelf, rows: readonly ImportedGame[]): void {
  const wrong = rows.findIndex(
    (row) => isOwnVendor(row.vendor) && shelf.byCode.get(keyOf(row))?.category !== row.category,
  );
  if (wrong !== -1) {
    throw new Refusal('INVALID_INPUT', { value: { [`row ${wrong + 1} vendor`]: 'not_played' } });
  }
}

type Place = { tx: Transaction; version: bigint; at: Date };

async function addVendors(
  { tx, version, at }: Place,
  rows: readonly ImportedGame[],
  adapter: string,
): Promise<string[]> {
  const codes = [...new Set(rows.map(({ vendor }) => vendor))].filter((code) => !isOwnVendor(code));
  if (codes.length === 0) return [];
  const added = await tx
    .insertInto('catalogue_vendors')
    .values(
      codes.map((code) => ({
        code,
        adapter,
        sort: 100_000,
        is_hot: false,
        is_enabled: true,
        version: 1,
        names: JSON.stringify({ EN: code }),
        changed_in: version,
        created_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ removed_at: null, changed_in: version })
        .where('catalogue_vendors.removed_at', 'is not', null),
    )
    .returning('code')
    .execute();
  return added.map(({ code }) => code).sort();
}

const RECORD = sql.raw(`(
  vendor text, code text, category text, "subTypes" text[], names jsonb, tags text[],
  "menuGroup" text, picture text, sort integer, "isHot" boolean, "isNew" boolean,
  "isEnabled" boolean, "excludesTurnover" boolean, "allowedRegions" text[],
  "deniedRegions" text[], languages text[])`);

/** Two statements for any number of rows: those that are known, and those that are new. */
async function writeGames({ tx, version, at }: Place, rows: readonly ImportedGame[]) {
  const data = JSON.stringify(rows);
  const own = [...ownVendors.keys()];
  const changed = await sql`update catalogue_games as game set
      category = row.category, names = row.names,
      sub_types = case when game.vendor = any(${own}) then game.sub_types
        else coalesce(row."subTypes", game.sub_types) end,
      menu_group = case when game.vendor = any(${own}) then game.menu_group
        else coalesce(row."menuGroup", game.menu_group) end,
      tags = coalesce(row.tags, game.tags), picture = coalesce(row.picture, game.picture),
      sort = coalesce(row.sort, game.sort), is_hot = coalesce(row."isHot", game.is_hot),
      is_new = coalesce(row."isNew", game.is_new),
      is_enabled = coalesce(row."isEnabled", game.is_enabled),
      excludes_turnover = coalesce(row."excludesTurnover", game.excludes_turnover),
      allowed_regions = coalesce(row."allowedRegions", game.allowed_regions),
      denied_regions = coalesce(row."deniedRegions", game.denied_regions),
      languages = coalesce(row.languages, game.languages),
      removed_at = null, version = game.version + 1, changed_in = ${version}
    from jsonb_to_recordset(${data}::jsonb) as row ${RECORD}
    where game.vendor = row.vendor and game.code = row.code`.execute(tx);
  const created = await sql`insert into catalogue_games (vendor, code, category, names, sub_types,
      menu_group, tags, picture, sort, is_hot, is_new, is_enabled, excludes_turnover,
      allowed_regions, denied_regions, languages, changed_in, created_at)
    select vendor, code, category, names, coalesce("subTypes", '{}'), "menuGroup",
      coalesce(tags, '{}'), picture, coalesce(sort, 100000), coalesce("isHot", false),
      coalesce("isNew", false), coalesce("isEnabled", true), coalesce("excludesTurnover", false),
      coalesce("allowedRegions", '{}'), coalesce("deniedRegions", '{}'), coalesce(languages, '{}'),
      ${version}, ${at}
    from jsonb_to_recordset(${data}::jsonb) as row ${RECORD}
    on conflict (vendor, code) do nothing`.execute(tx);
  return {
    created: Number(created.numAffectedRows ?? 0),
    changed: Number(changed.numAffectedRows ?? 0),
  };
}

/** A file that an import takes back as it is. */
export function exportGames(
  house: House,
  { format, vendor }: { format: 'json' | 'csv'; vendor?: string | undefined },
) {
  const { ordered, vendors } = shelfOf(house);
  if (vendor && !vendors.has(vendor)) refuse('VENDOR_NOT_FOUND');
  const rows = ordered.filter((game) => !vendor || game.vendor === vendor).map(asImported);
  return {
    fileName: `games.${format}`,
    rows: rows.length,
    data: format === 'csv' ? writeRows(rows) : JSON.stringify(rows),
  };
}
