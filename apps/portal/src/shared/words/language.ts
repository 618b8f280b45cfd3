import { findLanguage, type Language, languages } from '@baize/contract';
import { readStored, tellServer, writeStored } from '../brand/stored.ts';

export function tagOf(language: Language): string {
  return languages.find(({ code }) => code === language)!.tag;
}

export function nameOf(language: Language): string {
  return languages.find(({ code }) => code === language)!.name;
}

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return languages.some((known) => known.code === language && 'rtl' in known) ? 'rtl' : 'ltr';
}

/** The languages that have words, in the house's order, of which a brand may offer fewer. */
export function offeredLanguages(
  wordedTags: readonly string[],
  offered: readonly Language[] = languages.map(({ code }) => code),
): Language[] {
  return languages
    .filter(({ code, tag }) => wordedTags.includes(tag) && offered.includes(code))
    .map(({ code }) => code);
}

/** What the visitor chose here, else the first of their own languages that is offered. */
export function detectLanguage(
  offered: readonly Language[],
  stored: string | null,
  preferred: readonly string[],
): Language | undefined {
  return [stored ?? undefined, ...preferred]
    .map((name) => findLanguage(name))
    .find((language) => language !== undefined && offered.includes(language));
}

export function storedLanguage(): string | null {
  return readStored('language');
}

export function storeLanguage(language: Language): void {
  writeStored('language', language);
  tellServer('language', language);
}

export function showLanguage(language: Language): void {
  // Saying the same again would have the whole page styled anew.
  const page = document.documentElement;
  const [tag, direction] = [tagOf(language), directionOf(language)];
  if (page.lang !== tag) page.lang = tag;
  if (page.dir !== direction) page.dir = direction;
}
