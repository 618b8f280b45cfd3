import { playRecordsOperator } from '@baize/contract';
import { FilterBar } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DayFilter } from '../../../shared/list/day-filter.tsx';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { TrailPager } from '../../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { betFilters, STATES } from './bet-filters.ts';
import { BetsTable } from './bets-table.tsx';

const PAGE_SIZE = 25;

/** Any bet of any game and vendor, by what is known of it. */
export function BetsPage() {
  const text = useText();
  const times = useTimes();
  const [search] = useFilters();
  const filters = useMemo(() => betFilters(search, times.offsetMinutes), [search, times]);
  const list = useQuery({
    ...queryOf(playRecordsOperator.searchBets, { ...BLANK, ...filters }),
    placeholderData: keepPreviousData,
  });
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.bets.title')} lead={text('console.bets.lead')} />
      <Filters />
      <BetsTable
        caption={text('console.bets.title')}
        rows={list.data?.list ?? []}
        isLoading={list.isPending}
        none={{ title: text('console.bets.none'), text: text('console.bets.noneText') }}
      />
      {list.data && <TrailPager className="mt-4" next={list.data.after} />}
    </PageBody>
  );
}

const BLANK = { roundId: '', vendor: '', gameCode: '', size: PAGE_SIZE };
const TEXTS = ['member', 'game', 'vendor', 'round'] as const;

function Filters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const label = (key: string) => text(`console.bets.filter.${key as (typeof TEXTS)[number]}`);
  return (
    <FilterBar
      className="mb-4"
      filters={[
        { key: 'bet', label: text('console.bets.filter.bet'), kind: 'search' },
        ...TEXTS.map((key) => ({
          key,
          label: label(key),
          kind: 'custom' as const,
          render: (value: string, onChange: (next: string) => void) => (
            <FilterText label={label(key)} value={value} onChange={onChange} />
          ),
        })),
        {
          key: 'state',
          label: text('console.bets.state'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.bets.anyState') },
            ...STATES.map((value) => ({ value, label: text(`console.bets.state.${value}`) })),
          ],
        },
        {
          key: 'days',
          label: text('console.bets.days'),
          kind: 'custom',
          render: () => (
            <DayFilter
              label={text('console.bets.days')}
              placeholder={text('console.bets.anyDay')}
            />
          ),
        },
      ]}
      state={{
        bet: search.bet ?? '',
        ...Object.fromEntries(TEXTS.map((key) => [key, search[key] ?? ''])),
        state: search.state ?? '',
        days: search.from ?? '',
      }}
      onChange={({ days, ...next }) =>
        setSearch({ ...next, ...(!days && { from: '', to: '' }), after: '' })
      }
    />
  );
}
