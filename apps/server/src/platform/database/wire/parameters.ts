import { quoted } from '../array-text.ts';

/** A value as a statement takes it: as text, as bytes where it is bytes already, or nothing. */
export function parameterOf(value: unknown): string | Uint8Array | null {
  if (typeof value === 'string' || value instanceof Uint8Array) return value;
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? listText(value) : plainText(value);
}

function listText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join()}}`;
}

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return quoted(typeof value === 'string' ? value : plainText(value));
}

function plainText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new Error('A statement takes no object');
  return String(value);
}
