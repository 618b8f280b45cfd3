import type { catalogueKinds } from '@baize/contract';
import type { ListedCategory } from './categories.ts';

/** The emblem of a category; the two that have none of their own borrow one. */
export function categoryArt(
  category: ListedCategory | catalogueKinds.ShownCategory,
  theme: 'dark' | 'light',
): string {
  const drawn = category === 'BGS' ? 'PVP' : category === 'INHOUSE' ? 'RNG' : category;
  return `/art/category/${drawn}-${theme}.svg`;
}
