import { z } from 'zod/mini';
import {
  call,
  done,
  idNumber,
  instant,
  instantInput,
  pageNumber,
  pageSize,
  text,
  whole,
} from '../call.ts';
import { languageCodes } from '../languages.ts';
import { baseCategories, subTypes } from './games.ts';

const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

/** A name in each language it has one in. */
/** Signs that turn the direction of what follows would reach beyond the name. */
const name = text(80, 1).check(z.regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u));
const names = z
  .partialRecord(z.enum(languageCodes), name)
  .check(z.refine((given) => Object.keys(given).length > 0, { error: 'names' }));
const vendorCode = z.string().check(z.regex(/^[A-Za-z0-9_]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
const tag = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const region = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A picture of our own, or one fetched safely. */
const picture = z.nullable(
  z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
);
const sort = whole(0, 1_000_000);
const window = { maintenanceFrom: z.nullable(instant), maintenanceUntil: z.nullable(instant) };
const windowInput = {
  maintenanceFrom: z.nullable(instantInput),
  maintenanceUntil: z.nullable(instantInput),
};

const vendorFields = {
  names,
  /** Who opens its games: `inhouse`, or the adapter of an outside vendor. */
  adapter: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  picture,
  sort,
  isHot: z.boolean(),
  isEnabled: z.boolean(),
};

export const vendor = z.object({
  code: z.string(),
  ...vendorFields,
  ...window,
  /** Whether this server knows how to open its games; if not, none of them is listed. */
  isOpenable: z.boolean(),
  gameCount: z.int(),
  version: z.int(),
});

export const listVendors = call({
  method: 'GET',
  path: '/ops/catalogue/vendors',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Every vendor, with the number of its games',
  input: z.object({}),
  value: z.object({ list: z.array(vendor), adapters: z.array(z.string()) }),
});

export const saveVendor = call({
  method: 'PUT',
  path: '/ops/catalogue/vendors/:code',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Adds a vendor (version 0) or changes one',
  input: z.object({
    code: vendorCode,
    version: z.int().check(z.gte(0)),
    ...vendorFields,
    ...windowInput,
  }),
  value: vendor,
});

export const removeVendor = call({
  method: 'DELETE',
  path: '/ops/catalogue/vendors/:code',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Takes a vendor out of the catalogue with all its games; never the house itself',
  input: z.object({ code: vendorCode }),
  value: done,
});

const gameFields = {
  names,
  category: z.enum(baseCategories),
  subTypes: list(z.enum(subTypes), 6),
  tags: list(tag, 20),
  menuGroup: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_]{1,32}$/))),
  picture,
  sort,
  isHot: z.boolean(),
  isNew: z.boolean(),
  isEnabled: z.boolean(),
  excludesTurnover: z.boolean(),
  allowedRegions: list(region, 250),
  deniedRegions: list(region, 250),
  languages: list(z.enum(languageCodes), 40),
};

export const game = z.object({
  nodeId: z.int(),
  vendor: z.string(),
  code: z.string(),
  ...gameFields,
  ...window,
  /** Played in the house: code, vendor and category are the server's, and it cannot be removed. */
  isInHouse: z.boolean(),
  /** Whether it could be opened now; if not, players do not see it. */
  isOpenable: z.boolean(),
  version: z.int(),
});

export const listGames = call({
  method: 'GET',
  path: '/ops/catalogue/games',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Games, shown to players or not, by vendor, category, tag and name',
  input: z.object({
    page: pageNumber,
    pageSize,
    search: z.optional(text(80)),
    vendor: z.optional(text(40)),
    category: z.optional(z.enum(baseCategories)),
    tag: z.optional(text(40)),
    state: z.optional(z.enum(['enabled', 'disabled', 'hot', 'new', 'maintenance'])),
  }),
  value: z.object({
    list: z.array(game),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const readGame = call({
  method: 'GET',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'One game, shown to players or not',
  input: z.object({ nodeId: idNumber }),
  value: game,
});

export const createGame = call({
  method: 'POST',
  path: '/ops/catalogue/games',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Adds a game of an outside vendor',
  input: z.object({ vendor: vendorCode, code: gameCode, ...gameFields, ...windowInput }),
  value: game,
});

export const changeGame = call({
  method: 'PUT',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Changes a game, unless someone else did meanwhile',
  input: z.object({
    nodeId: idNumber,
    version: z.int().check(z.gte(1)),
    ...gameFields,
    ...windowInput,
  }),
  value: game,
});

export const removeGame = call({
  method: 'DELETE',
  path: '/ops/catalogue/games/:nodeId',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Takes a game of an outside vendor out of the catalogue',
  input: z.object({ nodeId: idNumber }),
  value: done,
});

export const orderGames = call({
  method: 'PUT',
  path: '/ops/catalogue/order',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Puts these games first, in this order',
  input: z.object({ nodeIds: list(idNumber, 999).check(z.minLength(1)) }),
  value: z.object({ changed: z.int() }),
});

export const markGames = call({
  method: 'POST',
  path: '/ops/catalogue/marks',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Marks many games at once: hot, new, on or off, tags, maintenance',
  input: z.object({
    nodeIds: list(idNumber, 999).check(z.minLength(1)),
    isHot: z.optional(z.boolean()),
    isNew: z.optional(z.boolean()),
    isEnabled: z.optional(z.boolean()),
    addTags: z._default(list(tag, 20), []),
    removeTags: z._default(list(tag, 20), []),
    maintenance: z.optional(z.object(windowInput)),
  }),
  value: z.object({ changed: z.int() }),
});

export const rules = z.object({
  esportsVendors: list(vendorCode, 100),
  cockfightVendors: list(vendorCode, 100),
  inhouseVendors: list(vendorCode, 100),
  /** A vendor's games of a category, shown in this order; the others follow. */
  categoryOrder: list(z.string().check(z.maxLength(20)), 20),
});

export const readRules = call({
  method: 'GET',
  path: '/ops/catalogue/rules',
  audience: 'operator',
  class: 'read',
  right: 'catalogue.read',
  summary: 'Which vendors make e-sports, cockfights and house games, and the order of categories',
  input: z.object({}),
  value: z.object({ version: z.int(), content: rules }),
});

export const saveRules = call({
  method: 'PUT',
  path: '/ops/catalogue/rules',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Changes the rules that split the categories',
  input: z.object({ version: z.int().check(z.gte(0)), content: rules }),
  value: z.object({ version: z.int(), content: rules }),
});

export const IMPORT_ROWS = 10_000;
/** Room for so many rows with names in several languages. */
export const IMPORT_BYTES = 12 * 1024 * 1024;

const format = z.enum(['json', 'csv']);

/** One row of an import: what is left out is as in the catalogue, or as for any new game. */
export const importedGame = z.strictObject({
  vendor: vendorCode,
  code: gameCode,
  category: z.enum(baseCategories),
  names,
  subTypes: z.optional(gameFields.subTypes),
  tags: z.optional(gameFields.tags),
  menuGroup: z.optional(gameFields.menuGroup),
  picture: z.optional(picture),
  sort: z.optional(sort),
  isHot: z.optional(z.boolean()),
  isNew: z.optional(z.boolean()),
  isEnabled: z.optional(z.boolean()),
  excludesTurnover: z.optional(z.boolean()),
  allowedRegions: z.optional(gameFields.allowedRegions),
  deniedRegions: z.optional(gameFields.deniedRegions),
  languages: z.optional(gameFields.languages),
});

export const importGames = call({
  method: 'POST',
  path: '/ops/catalogue/import',
  audience: 'operator',
  class: 'write',
  right: 'catalogue.edit',
  summary: 'Adds and changes up to 10,000 games in one go: all of them, or none',
  input: z.object({
    format,
    /** The file as text: a JSON list, or CSV with a line of column names. */
    data: z.string().check(z.minLength(1), z.maxLength(IMPORT_BYTES)),
    /** Who opens the games of vendors that are new. */
    adapter: z._default(vendorFields.adapter, 'sample'),
    /** Only says what would happen. */
    dryRun: z._default(z.boolean(), false),
  }),
  value: z.object({
    created: z.int(),
    changed: z.int(),
    vendorsCreated: z.array(z.string()),
    /** Of those that are known, how many are in the file as they are in the catalogue. */
    same: z.int(),
    /** The first rows that are new or differ, and in what. */
    differences: z.array(
      z.object({
        row: z.int(),
        vendor: z.string(),
        code: z.string(),
        name: z.string(),
        isNew: z.boolean(),
        fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
  }),
});

export const exportGames = call({
  method: 'GET',
  path: '/ops/catalogue/export',
  audience: 'operator',
  class: 'report',
  right: 'catalogue.read',
  summary: 'The games as a file that an import takes',
  input: z.object({ format: z._default(format, 'json'), vendor: z.optional(text(40)) }),
  value: z.object({ fileName: z.string(), rows: z.int(), data: z.string() }),
});
