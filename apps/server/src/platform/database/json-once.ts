import type pg from 'pg';

const JSONB = 3802;
// Longer texts are hardly ever equal, and would fill the memory.
const MAX_LENGTH = 1_000;
const MAX_KNOWN = 1_000;

/**
 * The types of a connection, but for JSON: texts that are equal become one value. Whoever reads many
 * rows that say the same gets few objects, and may know by the object what they have worked out
 * before. Nobody may change such a value.
 */
export function readJsonOnce({ getTypeParser }: pg.CustomTypesConfig): pg.CustomTypesConfig {
  const known = new Map<string, unknown>();
  const read = (text: string): unknown => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const parsed: unknown = JSON.parse(text);
    if (text.length <= MAX_LENGTH && known.size < MAX_KNOWN) known.set(text, parsed);
    return parsed;
  };
  return {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === JSONB && format !== ('binary' as string)
        ? read
        : getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
  };
}
