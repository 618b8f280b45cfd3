import type { Language } from '@baize/contract';
import type { Names } from './tables.ts';

/** How names are compared: without case, accents and width, the same for every script. */
export function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The name in a language; in English, or in any, where it has none of its own. */
export function nameIn(names: Names, language: Language): string {
  return names[language] ?? names.EN ?? Object.values(names)[0] ?? '';
}
