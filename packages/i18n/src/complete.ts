import type { Language } from '@baize/contract';

/** Languages in which nothing is left in English. */
export const completeLanguages = [
  'EN',
  'TW',
  'CN',
  'JA',
  'KO',
  'TH',
  'VI',
  'TY',
  'ID',
  'MS',
  'HI',
  'BN',
  'ES',
  'PT',
  'FR',
  'DE',
  'IT',
  'PL',
  'RU',
  'UK',
  'TR',
  'AR',
  'FA',
  'SW',
] as const satisfies readonly Language[];
