import { type catalogueEditingOperator, catalogueKinds, type Output } from '@baize/contract';
import {
  type ListFilter,
  namedChoice,
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
  namedChoice('category', 'console.category', catalogueKinds.baseCategories, {
    label: 'console.games.category',
    any: 'console.games.anyCategory',
  }),
  namedChoice('state', 'console.games.state', STATES, { any: 'console.games.anyState' }),
  textFilter('tag', 'console.games.tag', (typed) => ({ tag: typed.slice(0, 40) })),
];
