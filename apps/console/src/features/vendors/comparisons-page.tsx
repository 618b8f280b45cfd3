import { vendorsSeamlessOperator } from '@baize/contract';
import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { CompareNow } from './compare-now.tsx';
import { ComparisonCase } from './comparison-case.tsx';
import type { Comparison } from './connections.ts';
import { VendorFilter } from './vendor-filter.tsx';
import { vendorWish } from './vendor-wish.ts';

/** Our books beside the vendors' own lists, day by day. */
export function ComparisonsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const mayCompare = useMay('vendors.edit');
  const { vendor, size, after } = vendorWish(search);
  const wish = { vendor, size, ...(after && { after }) };
  const compared = useQuery({
    ...queryOf(vendorsSeamlessOperator.listComparisons, wish),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (compared.error) {
    return <FailurePage error={compared.error} reset={() => void compared.refetch()} />;
  }
  const opened = compared.data?.list.find(({ id }) => id === search.id);
  return (
    <Split
      asideTitle={text('console.vcompare.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <ComparisonCase comparison={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.vcompare.choose')}
          text={text('console.vcompare.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead title={text('console.vcompare.title')} lead={text('console.vcompare.lead')} />
        {mayCompare && <CompareNow onDone={(id) => setSearch({ id, after: '' })} />}
        <VendorFilter />
        <Table
          caption={text('console.vcompare.title')}
          columns={columns}
          rows={compared.data?.list ?? []}
          rowId={({ id }) => id}
          isLoading={compared.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.vcompare.none')}
              text={text('console.vcompare.noneText')}
            />
          }
        />
        {compared.data && (after || compared.data.after) && (
          <TrailPager className="mt-4" next={compared.data.after} />
        )}
      </PageBody>
    </Split>
  );
}

export function ResultTag({ comparison }: { comparison: Comparison }) {
  const text = useText();
  const { problem, differences } = comparison;
  if (problem) return <Tag tone="warn">{text('console.vcompare.failed')}</Tag>;
  const count = differences.length;
  if (count === 0) return <Tag tone="good">{text('console.vcompare.same')}</Tag>;
  return <Tag tone="bad">{text('console.vcompare.differ', { count })}</Tag>;
}

function columnsOf(text: Text, times: Times): Column<Comparison>[] {
  return [
    {
      id: 'vendor',
      header: text('console.vmsg.vendor'),
      onCard: 'title',
      cell: ({ vendor }) => <span className="code font-semibold">{vendor}</span>,
    },
    {
      id: 'from',
      header: text('console.vcompare.period'),
      cell: ({ from }) => <span className="num">{times.day(from)}</span>,
    },
    {
      id: 'ours',
      header: text('console.vcompare.ours'),
      align: 'figure',
      cell: ({ ours }) => ours.toLocaleString('en'),
    },
    {
      id: 'theirs',
      header: text('console.vcompare.theirs'),
      align: 'figure',
      cell: ({ theirs }) => theirs.toLocaleString('en'),
    },
    {
      id: 'at',
      header: text('console.vcompare.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'result',
      header: text('console.vcompare.result'),
      onCard: 'aside',
      cell: (comparison) => <ResultTag comparison={comparison} />,
    },
  ];
}
