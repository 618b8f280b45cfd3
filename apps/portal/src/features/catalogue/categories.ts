import type { catalogue } from '@baize/contract';

/** The pages that list games; board games are the cards under a second name. */
export const listedCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'BGS',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;
export type ListedCategory = (typeof listedCategories)[number];

/** What a page may be called; two lotteries are a vendor's own. */
export type CategoryTitle = ListedCategory | 'SEA_LOTTERY' | 'VN_LOTTERY';

export function laneTitleOf(category: ListedCategory): catalogue.ShownCategory {
  return category === 'BGS' ? 'PVP' : category;
}

/** Where each lane of the house is listed; jackpots and mini games are kinds of slots. */
export const laneAddresses = {
  RNG: { to: '/rng', search: {} },
  INHOUSE: { to: '/rng', search: { vassalage: 'INHOUSE' } },
  JACKPOT: { to: '/rng', search: { sub: 'JP' } },
  MINI: { to: '/rng', search: { sub: 'AC' } },
  LIVE: { to: '/live', search: {} },
  FISH: { to: '/fish', search: {} },
  PVP: { to: '/pvp', search: {} },
  SPORTS: { to: '/sports', search: {} },
  ESPORTS: { to: '/esports', search: {} },
  COCKFIGHT: { to: '/cockfight', search: {} },
  LOTT: { to: '/lott', search: {} },
  ELOTT: { to: '/elott', search: {} },
} as const satisfies Record<catalogue.ShownCategory, { to: string; search: object }>;
