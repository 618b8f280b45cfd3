import type { catalogueKinds } from '@baize/contract';

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

export function laneTitleOf(category: ListedCategory): catalogueKinds.ShownCategory {
  return category === 'BGS' ? 'PVP' : category;
}
