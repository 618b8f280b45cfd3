import { FilterBar } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { KINDS } from './member-filters.ts';

/** The filters of the members, kept in the address. */
export function MembersFilterBar() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const { username = '', number = '', kind = '', frozen = '', from = '' } = search;
  return (
    <FilterBar
      className="mb-4"
      filters={[
        { key: 'username', label: text('console.members.username'), kind: 'search' },
        {
          key: 'number',
          label: text('console.members.number'),
          kind: 'custom',
          render: (value, onChange) => (
            <FilterText label={text('console.members.number')} value={value} onChange={onChange} />
          ),
        },
        {
          key: 'kind',
          label: text('console.members.kind'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.members.anyKind') },
            ...KINDS.map((value) => ({ value, label: text(`console.members.kind.${value}`) })),
          ],
        },
        {
          key: 'frozen',
          label: text('console.members.standing'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.members.anyStanding') },
            { value: 'no', label: text('console.members.open') },
            { value: 'yes', label: text('console.members.frozen') },
          ],
        },
        {
          key: 'days',
          label: text('console.members.days'),
          kind: 'custom',
          render: () => <Days />,
        },
      ]}
      state={{ username, number, kind, frozen, days: from }}
      onChange={({ days, ...rest }) =>
        setSearch({ ...rest, ...(!days && { from: '', to: '' }), after: '' })
      }
    />
  );
}

function Days() {
  const text = useText();
  const times = useTimes();
  const [{ from, to }, setSearch] = useFilters();
  const today = times.today(Date.now());
  return (
    <DateRange
      label={text('console.members.days')}
      placeholder={text('console.members.anyDay')}
      presetsLabel={text('console.members.spans')}
      presets={[
        { id: 'today', label: text('console.members.today'), range: { from: today, to: today } },
      ]}
      value={from && to ? { from, to } : null}
      onChange={(range) => range && setSearch({ from: range.from, to: range.to, after: '' })}
      today={today}
      latest={today}
      lang="en-GB"
      dir="ltr"
    />
  );
}
