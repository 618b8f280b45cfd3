import { playRecordsOperator } from '@baize/contract';
import { FilterBar } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { BetsTable } from './bets-table.tsx';

const SPANS = ['1', '7', '31'] as const;
const LEAST = ['100', '1000', '10000', '100000'] as const;
const UNIT = 10_000n;

/** The largest wins of real money: what risk looks at first. */
export function WinsPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const wish = useMemo(() => {
    const days = Number(SPANS.find((span) => span === search.days) ?? '7');
    const least = BigInt(LEAST.find((sum) => sum === search.least) ?? '100') * UNIT;
    return { days, least, size: 100 };
  }, [search]);
  const wins = useQuery({
    ...queryOf(playRecordsOperator.listWins, wish),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  if (wins.error) return <FailurePage error={wins.error} reset={() => void wins.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.bets.wins')} lead={text('console.bets.winsLead')} />
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'days',
            label: text('console.bets.span'),
            kind: 'chips',
            options: SPANS.map((value) => ({
              value: value === '7' ? '' : value,
              label: text('console.bets.spanDays', { count: Number(value) }),
            })),
          },
          {
            key: 'least',
            label: text('console.bets.least'),
            kind: 'choice',
            options: LEAST.map((value) => ({
              value: value === '100' ? '' : value,
              label: text('console.bets.leastSum', { sum: Number(value).toLocaleString('en') }),
            })),
          },
        ]}
        state={{ days: search.days ?? '', least: search.least ?? '' }}
        onChange={({ days, least }) => setSearch({ days, least })}
      />
      <BetsTable
        caption={text('console.bets.wins')}
        rows={wins.data?.list ?? []}
        isLoading={wins.isPending}
        none={{ title: text('console.bets.noWins'), text: text('console.bets.noWinsText') }}
      />
    </PageBody>
  );
}
