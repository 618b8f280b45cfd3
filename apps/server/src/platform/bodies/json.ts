import { refuse } from '../refusal.ts';

const MAX_DEPTH = 20;
const MAX_ITEMS = 1_000;

/** Names through which a careless copy could reach an object's own workings. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON that is no deeper, wider or stranger than any call needs; nothing for an empty text. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = parse(text);
  assertTame(value);
  return value;
}

/** Reads a form into an object of texts; a name given twice becomes a list, which no call takes. */
export function readForm(text: string): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, string[]>;
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > MAX_ITEMS) refuse('INVALID_INPUT');
    fields[name] = [...(fields[name] ?? []), value];
  }
  const entries = Object.entries(fields).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  assertTame(Object.fromEntries(entries));
  return Object.fromEntries(entries);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('BODY_UNREADABLE');
  }
}

/** PostgreSQL cannot keep a zero character, so none comes in, wherever it hides. */
export function assertTame(value: unknown, depth = 1): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse('INVALID_INPUT');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) refuse('INVALID_INPUT');
  if (Array.isArray(value) && value.length > MAX_ITEMS) refuse('INVALID_INPUT');
  for (const name of Object.keys(value)) {
    if (FORBIDDEN_NAMES.has(name) || name.includes('\0')) refuse('INVALID_INPUT');
    assertTame((value as Record<string, unknown>)[name], depth + 1);
  }
}
