import type { Language } from '@baize/contract';

/** Languages in which nothing is left in English. */
export const completeLanguages = [
  'EN',
  'TW',
  'CN',
  'TH',
  'VI',
  'TY',
  'AR',
] as const satisfies readonly Language[];
