import { type Filter, FilterBar } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterText } from '../../shared/list/filter-text.tsx';
import { type SearchWord, useFilters } from '../../shared/list/search.ts';
import { useText } from '../../shared/use-text.ts';
import { connectionsQuery } from './connections.ts';

type Props = {
  /** Texts that are asked for beside the vendor: the name in the address, and the label. */
  texts?: readonly { key: SearchWord; label: string }[];
  more?: readonly (Filter & { key: SearchWord })[];
};

/** The filters of every list about vendors. */
export function VendorFilter({ texts = [], more = [] }: Props) {
  const text = useText();
  const connections = useQuery(connectionsQuery).data?.list ?? [];
  const [search, setSearch] = useFilters();
  const keys: SearchWord[] = [
    'vendor',
    ...texts.map(({ key }) => key),
    ...more.map(({ key }) => key),
  ];
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'vendor',
          label: text('console.vmsg.vendor'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.vmsg.vendor') },
            ...connections.map(({ code }) => ({ value: code, label: code })),
          ],
        },
        ...texts.map(
          ({ key, label }): Filter => ({
            key,
            label,
            kind: 'custom',
            render: (value, onChange) => (
              <FilterText label={label} value={value} onChange={onChange} />
            ),
          }),
        ),
        ...more,
      ]}
      state={Object.fromEntries(keys.map((key) => [key, search[key] ?? '']))}
      onChange={(next) => setSearch({ ...next, after: '', id: '' })}
    />
  );
}
