import { type catalogueEditingOperator, catalogueKinds, type Output } from '@baize/contract';
import {
  choiceFilter,
  type ListFilter,
  optionsFilter,
  searchFilter,
  textFilter,
} from '../../../shared/list/filters.tsx';
import type { Tools } from '../../../shared/list/tools.ts';
import { englishName, type Vendor } from '../use-catalogue.ts';

type Wanted = Partial<Output<typeof catalogueEditingOperator.listGames.input>>;
export type Game = Output<typeof catalogueEditingOperator.game>;

const STATES = ['enabled', 'disabled', 'hot', 'new', 'maintenance'] as const;

type Data = { vendors: readonly Vendor[] };

/** How games are looked for. */
export const gameFilters: readonly ListFilter<Wanted, Data>[] = [
  searchFilter('search', 'console.games.search', (typed) => ({ search: typed.slice(0, 80) })),
  optionsFilter({
    key: 'vendor',
    label: 'console.games.vendor',
    options: ({ text, data }: Tools<Data>) => [
      { value: '', label: text('console.games.anyVendor') },
      ...data.vendors.map(({ code, names }) => ({ value: code, label: englishName(names, code) })),
    ],
    read: (vendor) => ({ vendor: vendor.slice(0, 40) }),
  }),
  choiceFilter({
    key: 'category',
    label: 'console.games.category',
    any: 'console.games.anyCategory',
    values: catalogueKinds.baseCategories,
    word: (category) => `console.category.${category}`,
    read: (category) => ({ category }),
  }),
  choiceFilter({
    key: 'state',
    label: 'console.games.state',
    any: 'console.games.anyState',
    values: STATES,
    word: (state) => `console.games.state.${state}`,
    read: (state) => ({ state }),
  }),
  textFilter('tag', 'console.games.tag', (typed) => ({ tag: typed.slice(0, 40) })),
];
