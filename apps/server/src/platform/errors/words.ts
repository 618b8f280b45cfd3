import { type Language, languages, type RefusalCode } from '@baize/contract';
import { refusalWords } from '@baize/i18n';
import { moneyWords } from '@baize/money';
import type { RefusalDetails } from '../refusal.ts';

/** The words of a refusal in the caller's language; English where a translation is missing. */
export function wordsFor(
  language: Language,
  code: RefusalCode,
  values: RefusalDetails['words'] = {},
): string {
  const spoken = Object.entries(values).map(([place, value]) => [place, spokenIn(language, value)]);
  return refusalWords(language, code, Object.fromEntries(spoken));
}

/** Money reads as it does on the screens: 2,400.00. */
function spokenIn(language: Language, value: string | number | bigint): string | number {
  if (typeof value !== 'bigint') return value;
  const locale = languages.find(({ code }) => code === language)?.tag ?? 'en';
  return moneyWords(value, { locale, symbol: '', position: 'F' });
}
