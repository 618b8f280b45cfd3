import { type Language, type RefusalCode, refusals } from '@baize/contract';
import { fill, type Values } from './fill.ts';
import ar from './locales/ar/refusals.json' with { type: 'json' };
import fil from './locales/fil/refusals.json' with { type: 'json' };
import th from './locales/th/refusals.json' with { type: 'json' };
import vi from './locales/vi/refusals.json' with { type: 'json' };
import zhHans from './locales/zh-Hans/refusals.json' with { type: 'json' };
import zhHant from './locales/zh-Hant/refusals.json' with { type: 'json' };

/** What the server says itself, in an answer or a message; the screens have their own catalogues. */
export type SpokenId = `refusal.${RefusalCode}`;

type Catalogue = Readonly<Partial<Record<SpokenId, string>>>;

const english = Object.fromEntries(
  Object.entries(refusals).map(([code, [, , words]]) => [`refusal.${code}`, words]),
) as Record<SpokenId, string>;

const catalogues: Partial<Record<Language, Catalogue>> = {
  TW: zhHant,
  CN: zhHans,
  VI: vi,
  TH: th,
  TY: fil,
  AR: ar,
};

/** One sentence in a language, in English where it has none. */
export function translate(language: Language, id: SpokenId, values?: Values): string {
  return fill(catalogues[language]?.[id] ?? english[id], values);
}

/** Why something was refused, in the caller's language. */
export function refusalWords(language: Language, code: RefusalCode, values?: Values): string {
  return translate(language, `refusal.${code}`, values);
}
