import type { Language } from '@baize/contract';

/** The language to begin with: English, else any that has words. */
export function firstLanguage(texts: Partial<Record<Language, unknown>>): Language {
  return 'EN' in texts ? 'EN' : ((Object.keys(texts)[0] as Language | undefined) ?? 'EN');
}
