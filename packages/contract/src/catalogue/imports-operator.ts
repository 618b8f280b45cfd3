import { z } from 'zod/mini';
import { call, text } from '../call.ts';
import { baseCategories } from './kinds.ts';
import { gameCode, gameFields, names, picture, sort, vendorCode, vendorFields } from './parts.ts';

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
