import type { Language, RefusalCode } from '@baize/contract';
import { refusalWords } from '@baize/i18n';

/** The words of a refusal in the caller's language; English where a translation is missing. */
export function wordsFor(
  language: Language,
  code: RefusalCode,
  values?: Readonly<Record<string, string | number>>,
): string {
  return refusalWords(language, code, values);
}
