import { type catalogueEditingOperator, catalogueKinds, type Output } from '@baize/contract';
import { type PlainSearch, pageOf } from '../../../shared/list/search.ts';

type Wanted = Output<typeof catalogueEditingOperator.listGames.input>;
export type Game = Output<typeof catalogueEditingOperator.game>;

export const STATES = ['enabled', 'disabled', 'hot', 'new', 'maintenance'] as const;
export const PAGE_SIZE = 25;

/** What the address asks of the list of games. */
export function gameFilters(search: PlainSearch): Wanted {
  const words = search.search?.trim().slice(0, 80);
  const category = catalogueKinds.baseCategories.find((known) => known === search.category);
  const state = STATES.find((known) => known === search.state);
  const tag = search.tag?.trim().slice(0, 40);
  return {
    page: pageOf(search),
    pageSize: PAGE_SIZE,
    ...(words && { search: words }),
    ...(search.vendor && { vendor: search.vendor.slice(0, 40) }),
    ...(category && { category }),
    ...(state && { state }),
    ...(tag && { tag }),
  };
}
