import { FilterBar } from '@baize/ui';
import { useFilters } from '../../shared/list/search.ts';
import { useText } from '../../shared/use-text.ts';

type State = 'OPEN' | 'CLOSED' | 'SAME' | 'OTHER';

/** What is shown: that which waits, or that which was decided. */
export function StateChoice({ states }: { states: readonly State[] }) {
  const text = useText();
  const [search, setSearch] = useFilters();
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'state',
          label: text('console.protection.state'),
          kind: 'chips',
          options: states.map((value) => ({
            value: value === 'OPEN' ? '' : value,
            label: text(`console.protection.state.${value}`),
          })),
        },
      ]}
      state={{ state: search.state ?? '' }}
      onChange={({ state = '' }) => setSearch({ state, page: '' })}
    />
  );
}
