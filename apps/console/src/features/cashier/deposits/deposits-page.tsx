import { cashierDesk, cashierMoney, cashierQueues } from '@baize/contract';
import { FilterBar } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, askBlob } from '../../../shared/api.ts';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../../shared/list/search.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { useText } from '../../../shared/use-text.ts';
import { PAGE_SIZE } from '../cashier-rows.ts';
import { CsvButton } from '../csv-button.tsx';
import { memberOf, numbersOf, queueOf } from '../desk-filters.ts';
import { channelsQuery } from '../use-cashier.ts';
import { DepositCase } from './deposit-case.tsx';
import { useDepositColumns } from './deposit-columns.tsx';

/** What members say they paid comes first: it waits for the desk. */
const QUEUES = ['confirming', 'open', 'credited', 'ended'] as const;

/** Orders to pay in, matched with what arrived. */
export function DepositsPage() {
  const text = useText();
  const [search] = useFilters();
  const list = useDeposits(search);
  const columns = useDepositColumns();
  return (
    <ListPage
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
      query={list}
      columns={columns}
      rowId={({ depositId }) => depositId}
      none={{ title: text('console.dep.none'), text: text('console.dep.noneText') }}
      summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
      beside={{
        title: text('console.dep.one'),
        choose: {
          picture: 'empty',
          title: text('console.dep.choose'),
          text: text('console.dep.chooseText'),
        },
        show: (id, row) => row && <DepositCase key={id} deposit={row} />,
      }}
    >
      <Filters />
    </ListPage>
  );
}

function useDeposits(search: PlainSearch) {
  const { id, memberId } = numbersOf(search);
  const isLookedFor = id !== undefined || memberId !== undefined;
  const queue = isLookedFor ? undefined : queueOf(search, QUEUES);
  const channel = search.channel?.trim();
  const wish = {
    page: pageOf(search),
    size: PAGE_SIZE,
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
