import { type Language, type RefusalCode, refusals } from '@baize/contract';
import { fill } from '@baize/i18n';

/** The words of a refusal in the caller's language; English where a translation is missing. */
export function wordsFor(
  _language: Language,
  code: RefusalCode,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fill(refusals[code][2], values);
}
