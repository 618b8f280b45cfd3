import { type Language, type RefusalCode, refusals } from '@baize/contract';
import arLetters from './locales/ar/letters.json' with { type: 'json' };
import ar from './locales/ar/refusals.json' with { type: 'json' };
import bnLetters from './locales/bn/letters.json' with { type: 'json' };
import bn from './locales/bn/refusals.json' with { type: 'json' };
import deLetters from './locales/de/letters.json' with { type: 'json' };
import de from './locales/de/refusals.json' with { type: 'json' };
import enLetters from './locales/en/letters.json' with { type: 'json' };
import esLetters from './locales/es/letters.json' with { type: 'json' };
import es from './locales/es/refusals.json' with { type: 'json' };
import faLetters from './locales/fa/letters.json' with { type: 'json' };
import fa from './locales/fa/refusals.json' with { type: 'json' };
import filLetters from './locales/fil/letters.json' with { type: 'json' };
import fil from './locales/fil/refusals.json' with { type: 'json' };
import frLetters from './locales/fr/letters.json' with { type: 'json' };
import fr from './locales/fr/refusals.json' with { type: 'json' };
import hiLetters from './locales/hi/letters.json' with { type: 'json' };
import hi from './locales/hi/refusals.json' with { type: 'json' };
import idLetters from './locales/id/letters.json' with { type: 'json' };
import id from './locales/id/refusals.json' with { type: 'json' };
import itLetters from './locales/it/letters.json' with { type: 'json' };
import it from './locales/it/refusals.json' with { type: 'json' };
import jaLetters from './locales/ja/letters.json' with { type: 'json' };
import ja from './locales/ja/refusals.json' with { type: 'json' };
import kkLetters from './locales/kk/letters.json' with { type: 'json' };
import kk from './locales/kk/refusals.json' with { type: 'json' };
import kmLetters from './locales/km/letters.json' with { type: 'json' };
import km from './locales/km/refusals.json' with { type: 'json' };
import koLetters from './locales/ko/letters.json' with { type: 'json' };
import ko from './locales/ko/refusals.json' with { type: 'json' };
import loLetters from './locales/lo/letters.json' with { type: 'json' };
import lo from './locales/lo/refusals.json' with { type: 'json' };
import mnLetters from './locales/mn/letters.json' with { type: 'json' };
import mn from './locales/mn/refusals.json' with { type: 'json' };
import msLetters from './locales/ms/letters.json' with { type: 'json' };
import ms from './locales/ms/refusals.json' with { type: 'json' };
import myLetters from './locales/my/letters.json' with { type: 'json' };
import my from './locales/my/refusals.json' with { type: 'json' };
import neLetters from './locales/ne/letters.json' with { type: 'json' };
import ne from './locales/ne/refusals.json' with { type: 'json' };
import plLetters from './locales/pl/letters.json' with { type: 'json' };
import pl from './locales/pl/refusals.json' with { type: 'json' };
import ptBRLetters from './locales/pt-BR/letters.json' with { type: 'json' };
import ptBR from './locales/pt-BR/refusals.json' with { type: 'json' };
import ruLetters from './locales/ru/letters.json' with { type: 'json' };
import ru from './locales/ru/refusals.json' with { type: 'json' };
import siLetters from './locales/si/letters.json' with { type: 'json' };
import si from './locales/si/refusals.json' with { type: 'json' };
import swLetters from './locales/sw/letters.json' with { type: 'json' };
import sw from './locales/sw/refusals.json' with { type: 'json' };
import taLetters from './locales/ta/letters.json' with { type: 'json' };
import ta from './locales/ta/refusals.json' with { type: 'json' };
import teLetters from './locales/te/letters.json' with { type: 'json' };
import te from './locales/te/refusals.json' with { type: 'json' };
import thLetters from './locales/th/letters.json' with { type: 'json' };
import th from './locales/th/refusals.json' with { type: 'json' };
import trLetters from './locales/tr/letters.json' with { type: 'json' };
import tr from './locales/tr/refusals.json' with { type: 'json' };
import ukLetters from './locales/uk/letters.json' with { type: 'json' };
import uk from './locales/uk/refusals.json' with { type: 'json' };
import urLetters from './locales/ur/letters.json' with { type: 'json' };
import ur from './locales/ur/refusals.json' with { type: 'json' };
import uzLetters from './locales/uz/letters.json' with { type: 'json' };
import uz from './locales/uz/refusals.json' with { type: 'json' };
import viLetters from './locales/vi/letters.json' with { type: 'json' };
import vi from './locales/vi/refusals.json' with { type: 'json' };
import zhHansLetters from './locales/zh-Hans/letters.json' with { type: 'json' };
import zhHans from './locales/zh-Hans/refusals.json' with { type: 'json' };
import zhHantLetters from './locales/zh-Hant/letters.json' with { type: 'json' };
import zhHant from './locales/zh-Hant/refusals.json' with { type: 'json' };

/** What the server says itself, in an answer or a message; the screens have their own catalogues. */
export type SpokenId = `refusal.${RefusalCode}` | keyof typeof enLetters;

type Catalogue = Readonly<Partial<Record<SpokenId, string>>>;

export const english = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([code, [, , words]]) => [`refusal.${code}`, words]),
  ),
  ...enLetters,
} as Record<SpokenId, string>;

export const catalogues: Partial<Record<Language, Catalogue>> = {
  TW: { ...zhHant, ...zhHantLetters },
  CN: { ...zhHans, ...zhHansLetters },
  JA: { ...ja, ...jaLetters },
  KO: { ...ko, ...koLetters },
  TH: { ...th, ...thLetters },
  VI: { ...vi, ...viLetters },
  TY: { ...fil, ...filLetters },
  ID: { ...id, ...idLetters },
  MS: { ...ms, ...msLetters },
  HI: { ...hi, ...hiLetters },
  BN: { ...bn, ...bnLetters },
  UR: { ...ur, ...urLetters },
  TA: { ...ta, ...taLetters },
  TE: { ...te, ...teLetters },
  NE: { ...ne, ...neLetters },
  SI: { ...si, ...siLetters },
  MY: { ...my, ...myLetters },
  KM: { ...km, ...kmLetters },
  LO: { ...lo, ...loLetters },
  MN: { ...mn, ...mnLetters },
  ES: { ...es, ...esLetters },
  PT: { ...ptBR, ...ptBRLetters },
  FR: { ...fr, ...frLetters },
  DE: { ...de, ...deLetters },
  IT: { ...it, ...itLetters },
  PL: { ...pl, ...plLetters },
  RU: { ...ru, ...ruLetters },
  UK: { ...uk, ...ukLetters },
  TR: { ...tr, ...trLetters },
  AR: { ...ar, ...arLetters },
  FA: { ...fa, ...faLetters },
  KK: { ...kk, ...kkLetters },
  UZ: { ...uz, ...uzLetters },
  SW: { ...sw, ...swLetters },
};
