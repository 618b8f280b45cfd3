import { cashierDesk, cashierMoney, cashierQueues } from '@baize/contract';
import { FilterBar, Pager } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, askBlob } from '../../shared/api.ts';
import { countsQuery } from '../../shared/cashier-counts.tsx';
import { ChooseOne } from '../../shared/choose-one.tsx';
import { FailurePage } from '../../shared/failure-page.tsx';
import { FilterText } from '../../shared/filter-text.tsx';
import { LiveTag } from '../../shared/live-tag.tsx';
import { PageBody, PageHead } from '../../shared/page-head.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../shared/search.ts';
import { Split } from '../../shared/split.tsx';
import { useText } from '../../shared/use-text.ts';
import { PAGE_SIZE } from './cashier-rows.ts';
import { CsvButton } from './csv-button.tsx';
import { DepositCase } from './deposit-case.tsx';
import { DepositsTable } from './deposits-table.tsx';
import { memberOf, numbersOf, queueOf } from './desk-filters.ts';
import { RowKeys } from './row-keys.tsx';
import { channelsQuery } from './use-cashier.ts';

/** What members say they paid comes first: it waits for the desk. */
const QUEUES = ['confirming', 'open', 'credited', 'ended'] as const;

/** Orders to pay in, matched with what arrived. */
export function DepositsPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const list = useDeposits(search);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const opened = list.data?.list.find(({ depositId }) => depositId === search.id);
  return (
    <Split
      asideTitle={text('console.dep.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <DepositCase key={opened.depositId} deposit={opened} />}
      whenClosed={
        <ChooseOne
          picture="empty"
          title={text('console.dep.choose')}
          text={text('console.dep.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.dep.title')}
          lead={text('console.dep.lead')}
          actions={
            <>
              <LiveTag />
              <CsvButton
                fileName="deposits.csv"
                read={() => askBlob(cashierMoney.depositsFile, memberOf(search))}
              />
            </>
          }
        />
        <Filters />
        <RowKeys>
          <DepositsTable
            rows={list.data?.list ?? []}
            isLoading={list.isPending}
            openId={search.id}
            onOpen={(id) => setSearch({ id })}
          />
        </RowKeys>
        <Pager
          className="mt-4"
          page={pageOf(search)}
          pageCount={list.data?.totalPages ?? 1}
          summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
          onPage={(page) => setSearch({ page: String(page), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

function useDeposits(search: PlainSearch) {
  const { id, memberId } = numbersOf(search);
  const isLookedFor = id !== undefined || memberId !== undefined;
  const queue = isLookedFor ? undefined : queueOf(search, QUEUES);
  const channel = search.channel?.trim();
  const wish = {
    ...{ page: pageOf(search), size: PAGE_SIZE },
    ...(queue && { queue }),
    ...(id && { depositId: id }),
    ...(memberId && { memberId }),
    ...(channel && { channel }),
  };
  return useQuery({
    queryKey: ['cashier', 'deposits', wish],
    queryFn: ({ signal }) => ask(cashierDesk.listDeposits, wish, signal),
    placeholderData: keepPreviousData,
  });
}

function Filters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const counts = useQuery(countsQuery).data?.deposits ?? [];
  const channels = useQuery(channelsQuery).data?.list ?? [];
  const labelOf = (queue: (typeof QUEUES)[number]) => {
    const states: readonly string[] = cashierQueues.depositQueues[queue];
    const rows = counts.filter(({ state }) => states.includes(state));
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    return [text(`console.dep.queue.${queue}`), count || ''].join(' ').trim();
  };
  const texts = ['number', 'member'] as const;
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'queue',
          label: text('console.cashier.queue'),
          kind: 'chips',
          options: [
            ...QUEUES.map((queue) => ({
              value: queue === QUEUES[0] ? '' : queue,
              label: labelOf(queue),
            })),
            { value: 'all', label: text('console.cashier.all') },
          ],
        },
        ...texts.map((key) => ({
          key,
          label: text(`console.cashier.${key}`),
          kind: 'custom' as const,
          render: (value: string, onChange: (next: string) => void) => (
            <FilterText label={text(`console.cashier.${key}`)} value={value} onChange={onChange} />
          ),
        })),
        {
          key: 'channel',
          label: text('console.dep.channel'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.dep.anyChannel') },
            ...channels.map(({ code, name }) => ({ value: code, label: name })),
          ],
        },
      ]}
      state={Object.fromEntries(
        ['queue', ...texts, 'channel'].map((key) => [key, search[key] ?? '']),
      )}
      onChange={({ queue = '', number = '', member = '', channel = '' }) =>
        setSearch({ queue, number, member, channel, page: '', id: '' })
      }
    />
  );
}
