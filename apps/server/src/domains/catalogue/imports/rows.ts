import {
  catalogueImportsOperator,
  type Language,
  languageCodes,
  type Output,
} from '@baize/contract';
import { readCsv, writeCsv } from '@baize/csv';
import { z } from 'zod/mini';
import { refuse } from '../../../platform/refusal.ts';
import { decidedOf } from '../editing/games.ts';
import { type Game, keyOf, type Shelf } from '../shelf.ts';
import type { Names } from '../tables.ts';

export type ImportedGame = Output<typeof catalogueImportsOperator.importedGame>;

const MAX_FAULTS = 50;

/**
 * The rows of a file, each checked; the first faults are named by their row. What a row of a known
 * game leaves out is as it is in the catalogue, its category and its other names too.
 */
export function readRows(
  { byCode }: Pick<Shelf, 'byCode'>,
  format: 'json' | 'csv',
  data: string,
): ImportedGame[] {
  const raw = format === 'csv' ? fromCsv(data) : fromJson(data);
  if (raw.length === 0) refuse('INVALID_INPUT', { value: { data: 'too_small' } });
  if (raw.length > catalogueImportsOperator.IMPORT_ROWS) refuse('TOO_LARGE');
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  const rows = raw.flatMap((value, number) => {
    const whole = completed(byCode, value);
    const parsed = z.safeParse(catalogueImportsOperator.importedGame, whole);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      faults[`row ${number + 1} ${issue.path.join('.')}`.trim()] = issue.code;
      return [];
    }
    const key = `${parsed.data.vendor}:${parsed.data.code}`;
    if (seen.has(key)) faults[`row ${number + 1} code`] = 'repeated';
    seen.add(key);
    return [parsed.data];
  });
  const found = Object.entries(faults);
  if (found.length > 0) {
    refuse('INVALID_INPUT', { value: Object.fromEntries(found.slice(0, MAX_FAULTS)) });
  }
  return rows;
}

function completed(byCode: Shelf['byCode'], value: unknown): unknown {
  if (!isRecord(value)) return value;
  const known = byCode.get(keyOf({ vendor: String(value.vendor), code: String(value.code) }));
  if (!known) return value;
  const { names = {} } = value;
  const merged = isRecord(names) ? { ...known.names, ...names } : names;
  return { category: known.category, ...value, names: merged };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson(data: string): unknown[] {
  try {
    const value: unknown = JSON.parse(data);
    if (Array.isArray(value)) return value;
  } catch {
    // What is not JSON is as wrong as JSON that is no list.
  }
  return refuse('INVALID_INPUT', { value: { data: 'invalid_format' } });
}

const LISTS = ['subTypes', 'tags', 'allowedRegions', 'deniedRegions', 'languages'] as const;
const FLAGS = ['isHot', 'isNew', 'isEnabled', 'excludesTurnover'] as const;
const COLUMNS = ['vendor', 'code', 'category', 'menuGroup', 'picture', 'sort', ...FLAGS, ...LISTS];

function fromCsv(data: string): unknown[] {
  const file = readCsv(data);
  if (file.faultyRow !== undefined) {
    refuse('INVALID_INPUT', { value: { [`row ${file.faultyRow}`]: 'csv' } });
  }
  const [header, ...rows] = file.rows;
  if (!header) return [];
  return rows.map((cells) => {
    const filled = header.flatMap((column, number) =>
      (cells[number] ?? '') === '' ? [] : [[column.trim(), cells[number]!] as const],
    );
    const names = filled.flatMap(([column, value]) =>
      column.startsWith('name:') ? [[column.slice('name:'.length), value] as const] : [],
    );
    const fields = filled
      .filter(([column]) => !column.startsWith('name:'))
      .map(([column, value]) => [column, cellValue(column, value)] as const);
    return { ...Object.fromEntries(fields), names: Object.fromEntries(names) };
  });
}

function cellValue(column: string, value: string): unknown {
  if ((LISTS as readonly string[]).includes(column)) return value.split('|').filter(Boolean);
  if ((FLAGS as readonly string[]).includes(column)) return flagOf(value);
  return value;
}

/** A word that is neither yes nor no is no flag: the row is faulty, not silently a no. */
function flagOf(value: string): boolean | string {
  if (/^(1|true|yes|y)$/i.test(value)) return true;
  return /^(0|false|no|n)$/i.test(value) ? false : value;
}

export function asImported(game: Game): ImportedGame {
  return { ...decidedOf(game), names: game.names as ImportedGame['names'] };
}

/** The same rows as CSV, with a column for each language that any of them has a name in. */
export function writeRows(rows: readonly ImportedGame[]): string {
  const named = new Set(rows.flatMap(({ names }) => Object.keys(names)));
  const languages = languageCodes.filter((code) => named.has(code));
  const header = [...COLUMNS, ...languages.map((code) => `name:${code}`)];
  return writeCsv([header, ...rows.map((row) => cellsOf(row, languages))]);
}

function cellsOf(row: ImportedGame, languages: readonly Language[]): string[] {
  const cells = COLUMNS.map((column) => {
    const value = row[column as keyof ImportedGame];
    return Array.isArray(value) ? value.join('|') : String(value ?? '');
  });
  return [...cells, ...languages.map((code) => (row.names as Names)[code] ?? '')];
}
