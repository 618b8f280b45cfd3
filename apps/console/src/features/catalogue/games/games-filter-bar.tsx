import { catalogueKinds } from '@baize/contract';
import { FilterBar } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { useText } from '../../../shared/use-text.ts';
import { englishName, vendorsQuery } from '../use-catalogue.ts';
import { STATES } from './game-filters.ts';

/** The filters of the games, kept in the address. */
export function GamesFilterBar() {
  const text = useText();
  const vendors = useQuery(vendorsQuery).data?.list ?? [];
  const [search, setSearch] = useFilters();
  const { search: words = '', vendor = '', category = '', state = '', tag = '' } = search;
  return (
    <FilterBar
      className="mb-4"
      filters={[
        { key: 'search', label: text('console.games.search'), kind: 'search' },
        {
          key: 'vendor',
          label: text('console.games.vendor'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.games.anyVendor') },
            ...vendors.map(({ code, names }) => ({ value: code, label: englishName(names, code) })),
          ],
        },
        {
          key: 'category',
          label: text('console.games.category'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.games.anyCategory') },
            ...catalogueKinds.baseCategories.map((value) => ({
              value,
              label: text(`console.category.${value}`),
            })),
          ],
        },
        {
          key: 'state',
          label: text('console.games.state'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.games.anyState') },
            ...STATES.map((value) => ({ value, label: text(`console.games.state.${value}`) })),
          ],
        },
        {
          key: 'tag',
          label: text('console.games.tag'),
          kind: 'custom',
          render: (value, onChange) => (
            <FilterText label={text('console.games.tag')} value={value} onChange={onChange} />
          ),
        },
      ]}
      state={{ search: words, vendor, category, state, tag }}
      onChange={(next) =>
        setSearch({
          search: next.search ?? '',
          vendor: next.vendor ?? '',
          category: next.category ?? '',
          state: next.state ?? '',
          tag: next.tag ?? '',
          page: '',
        })
      }
    />
  );
}
