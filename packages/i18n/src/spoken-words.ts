import { type Language, type RefusalCode, refusals } from '@baize/contract';
import arLetters from './locales/ar/letters.json' with { type: 'json' };
import arNames from './locales/ar/names.json' with { type: 'json' };
import ar from './locales/ar/refusals.json' with { type: 'json' };
import bnLetters from './locales/bn/letters.json' with { type: 'json' };
import bnNames from './locales/bn/names.json' with { type: 'json' };
import bn from './locales/bn/refusals.json' with { type: 'json' };
import deLetters from './locales/de/letters.json' with { type: 'json' };
import deNames from './locales/de/names.json' with { type: 'json' };
import de from './locales/de/refusals.json' with { type: 'json' };
import enLetters from './locales/en/letters.json' with { type: 'json' };
import enNames from './locales/en/names.json' with { type: 'json' };
import esLetters from './locales/es/letters.json' with { type: 'json' };
import esNames from './locales/es/names.json' with { type: 'json' };
import es from './locales/es/refusals.json' with { type: 'json' };
import faLetters from './locales/fa/letters.json' with { type: 'json' };
import faNames from './locales/fa/names.json' with { type: 'json' };
import fa from './locales/fa/refusals.json' with { type: 'json' };
import filLetters from './locales/fil/letters.json' with { type: 'json' };
import filNames from './locales/fil/names.json' with { type: 'json' };
import fil from './locales/fil/refusals.json' with { type: 'json' };
import frLetters from './locales/fr/letters.json' with { type: 'json' };
import frNames from './locales/fr/names.json' with { type: 'json' };
import fr from './locales/fr/refusals.json' with { type: 'json' };
import hiLetters from './locales/hi/letters.json' with { type: 'json' };
import hiNames from './locales/hi/names.json' with { type: 'json' };
import hi from './locales/hi/refusals.json' with { type: 'json' };
import idLetters from './locales/id/letters.json' with { type: 'json' };
import idNames from './locales/id/names.json' with { type: 'json' };
import id from './locales/id/refusals.json' with { type: 'json' };
import itLetters from './locales/it/letters.json' with { type: 'json' };
import itNames from './locales/it/names.json' with { type: 'json' };
import it from './locales/it/refusals.json' with { type: 'json' };
import jaLetters from './locales/ja/letters.json' with { type: 'json' };
import jaNames from './locales/ja/names.json' with { type: 'json' };
import ja from './locales/ja/refusals.json' with { type: 'json' };
import kkLetters from './locales/kk/letters.json' with { type: 'json' };
import kkNames from './locales/kk/names.json' with { type: 'json' };
import kk from './locales/kk/refusals.json' with { type: 'json' };
import kmLetters from './locales/km/letters.json' with { type: 'json' };
import kmNames from './locales/km/names.json' with { type: 'json' };
import km from './locales/km/refusals.json' with { type: 'json' };
import koLetters from './locales/ko/letters.json' with { type: 'json' };
import koNames from './locales/ko/names.json' with { type: 'json' };
import ko from './locales/ko/refusals.json' with { type: 'json' };
import loLetters from './locales/lo/letters.json' with { type: 'json' };
import loNames from './locales/lo/names.json' with { type: 'json' };
import lo from './locales/lo/refusals.json' with { type: 'json' };
import mnLetters from './locales/mn/letters.json' with { type: 'json' };
import mnNames from './locales/mn/names.json' with { type: 'json' };
import mn from './locales/mn/refusals.json' with { type: 'json' };
import msLetters from './locales/ms/letters.json' with { type: 'json' };
import msNames from './locales/ms/names.json' with { type: 'json' };
import ms from './locales/ms/refusals.json' with { type: 'json' };
import myLetters from './locales/my/letters.json' with { type: 'json' };
import myNames from './locales/my/names.json' with { type: 'json' };
import my from './locales/my/refusals.json' with { type: 'json' };
import neLetters from './locales/ne/letters.json' with { type: 'json' };
import neNames from './locales/ne/names.json' with { type: 'json' };
import ne from './locales/ne/refusals.json' with { type: 'json' };
import plLetters from './locales/pl/letters.json' with { type: 'json' };
import plNames from './locales/pl/names.json' with { type: 'json' };
import pl from './locales/pl/refusals.json' with { type: 'json' };
import ptBRLetters from './locales/pt-BR/letters.json' with { type: 'json' };
import ptBRNames from './locales/pt-BR/names.json' with { type: 'json' };
import ptBR from './locales/pt-BR/refusals.json' with { type: 'json' };
import ruLetters from './locales/ru/letters.json' with { type: 'json' };
import ruNames from './locales/ru/names.json' with { type: 'json' };
import ru from './locales/ru/refusals.json' with { type: 'json' };
import siLetters from './locales/si/letters.json' with { type: 'json' };
import siNames from './locales/si/names.json' with { type: 'json' };
import si from './locales/si/refusals.json' with { type: 'json' };
import swLetters from './locales/sw/letters.json' with { type: 'json' };
import swNames from './locales/sw/names.json' with { type: 'json' };
import sw from './locales/sw/refusals.json' with { type: 'json' };
import taLetters from './locales/ta/letters.json' with { type: 'json' };
import taNames from './locales/ta/names.json' with { type: 'json' };
import ta from './locales/ta/refusals.json' with { type: 'json' };
import teLetters from './locales/te/letters.json' with { type: 'json' };
import teNames from './locales/te/names.json' with { type: 'json' };
import te from './locales/te/refusals.json' with { type: 'json' };
import thLetters from './locales/th/letters.json' with { type: 'json' };
import thNames from './locales/th/names.json' with { type: 'json' };
import th from './locales/th/refusals.json' with { type: 'json' };
import trLetters from './locales/tr/letters.json' with { type: 'json' };
import trNames from './locales/tr/names.json' with { type: 'json' };
import tr from './locales/tr/refusals.json' with { type: 'json' };
import ukLetters from './locales/uk/letters.json' with { type: 'json' };
import ukNames from './locales/uk/names.json' with { type: 'json' };
import uk from './locales/uk/refusals.json' with { type: 'json' };
import urLetters from './locales/ur/letters.json' with { type: 'json' };
import urNames from './locales/ur/names.json' with { type: 'json' };
import ur from './locales/ur/refusals.json' with { type: 'json' };
import uzLetters from './locales/uz/letters.json' with { type: 'json' };
import uzNames from './locales/uz/names.json' with { type: 'json' };
import uz from './locales/uz/refusals.json' with { type: 'json' };
import viLetters from './locales/vi/letters.json' with { type: 'json' };
import viNames from './locales/vi/names.json' with { type: 'json' };
import vi from './locales/vi/refusals.json' with { type: 'json' };
import zhHansLetters from './locales/zh-Hans/letters.json' with { type: 'json' };
import zhHansNames from './locales/zh-Hans/names.json' with { type: 'json' };
import zhHans from './locales/zh-Hans/refusals.json' with { type: 'json' };
import zhHantLetters from './locales/zh-Hant/letters.json' with { type: 'json' };
import zhHantNames from './locales/zh-Hant/names.json' with { type: 'json' };
import zhHant from './locales/zh-Hant/refusals.json' with { type: 'json' };

/** What the server says itself, in an answer or a message; the screens have their own catalogues. */
export type SpokenId = `refusal.${RefusalCode}` | keyof typeof enLetters | keyof typeof enNames;

type Catalogue = Readonly<Partial<Record<SpokenId, string>>>;

export const english = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([code, [, , words]]) => [`refusal.${code}`, words]),
  ),
  ...enLetters,
  ...enNames,
} as Record<SpokenId, string>;

export const catalogues: Partial<Record<Language, Catalogue>> = {
  TW: { ...zhHant, ...zhHantLetters, ...zhHantNames },
  CN: { ...zhHans, ...zhHansLetters, ...zhHansNames },
  JA: { ...ja, ...jaLetters, ...jaNames },
  KO: { ...ko, ...koLetters, ...koNames },
  TH: { ...th, ...thLetters, ...thNames },
  VI: { ...vi, ...viLetters, ...viNames },
  TY: { ...fil, ...filLetters, ...filNames },
  ID: { ...id, ...idLetters, ...idNames },
  MS: { ...ms, ...msLetters, ...msNames },
  HI: { ...hi, ...hiLetters, ...hiNames },
  BN: { ...bn, ...bnLetters, ...bnNames },
  UR: { ...ur, ...urLetters, ...urNames },
  TA: { ...ta, ...taLetters, ...taNames },
  TE: { ...te, ...teLetters, ...teNames },
  NE: { ...ne, ...neLetters, ...neNames },
  SI: { ...si, ...siLetters, ...siNames },
  MY: { ...my, ...myLetters, ...myNames },
  KM: { ...km, ...kmLetters, ...kmNames },
  LO: { ...lo, ...loLetters, ...loNames },
  MN: { ...mn, ...mnLetters, ...mnNames },
  ES: { ...es, ...esLetters, ...esNames },
  PT: { ...ptBR, ...ptBRLetters, ...ptBRNames },
  FR: { ...fr, ...frLetters, ...frNames },
  DE: { ...de, ...deLetters, ...deNames },
  IT: { ...it, ...itLetters, ...itNames },
  PL: { ...pl, ...plLetters, ...plNames },
  RU: { ...ru, ...ruLetters, ...ruNames },
  UK: { ...uk, ...ukLetters, ...ukNames },
  TR: { ...tr, ...trLetters, ...trNames },
  AR: { ...ar, ...arLetters, ...arNames },
  FA: { ...fa, ...faLetters, ...faNames },
  KK: { ...kk, ...kkLetters, ...kkNames },
  UZ: { ...uz, ...uzLetters, ...uzNames },
  SW: { ...sw, ...swLetters, ...swNames },
};
