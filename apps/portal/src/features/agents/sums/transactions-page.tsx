import { type Output, wallet } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { Button, type Filter, FilterBar, Pager } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useMember } from '../../../shared/session/member.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { STICKY } from '../sticky-column.ts';
import { useFigures } from '../use-figures.tsx';
import { FileButton } from './file-button.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportFailed } from './report-failed.tsx';
import { ReportHead } from './report-head.tsx';
import { usePeriod } from './use-period.ts';
import { useReportFile } from './use-report-file.ts';
import { useDownlines } from './use-reports.ts';

type Row = Output<typeof wallet.statement.value>['list'][number];
const SIZE = 20;
const MAX_DAYS = 31;
const TYPES = wallet.codeTypes.filter((one) => one !== '');

/** Every movement of money of one of the team; without a name, the own ones. */
export function TransactionsPage() {
  const text = useText();
  const { language } = useLanguage();
  const period = usePeriod('week', MAX_DAYS);
  const { search, change } = useAgentSearch();
  const { user } = search;
  const type = TYPES.find((one) => one === search.type);
  const page = pageOf(search);
  const input = {
    startTime: period.startDate,
    endTime: period.endDate,
    account: 'main' as const,
    codeTypes: type ?? ('' as const),
    ...(user && { subordinateName: user }),
  };
  const query = useQuery({
    // The names of types are the server's, in the reader's language.
    queryKey: ['agents', 'transactions', input, page, language],
    queryFn: ({ signal }) => ask(wallet.statement, { ...input, page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const file = useReportFile({
    name: 'transactions',
    columns: useFileColumns(),
    read: (at, size) => ask(wallet.statement, { ...input, page: at, size }),
  });
  const rows = query.data?.list ?? [];
  const filters = useFilters();
  return (
    <>
      <ReportHead
        title={text('agents.page.agentDownlineTransactionDetailsCopy')}
        note={text(user ? 'agents.transactions.ofOne' : 'agents.transactions.own', {
          name: user ?? '',
        })}
      >
        <FileButton file={file} isEmpty={rows.length === 0} />
      </ReportHead>
      {!user && <DirectNames onChoose={(name) => change({ user: name })} />}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <PeriodBar period={period} />
        <FilterBar
          filters={filters}
          state={{ ...(user && { user }), ...(type && { type }) }}
          onChange={(next) => change({ user: next.user, type: next.type })}
          className="max-md:w-full"
        />
      </div>
      <MovementsTable query={query} />
      <Pager
        className="mt-4"
        page={page}
        pageCount={query.data?.totalPages ?? 0}
        onPage={(p) => change({ p })}
        summary={rows.length > 0 && text('agents.rows', { count: query.data?.totalCount ?? 0 })}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const text = useText();
  return [
    { kind: 'search', key: 'user', label: text('agents.find.member') },
    {
      kind: 'choice',
      key: 'type',
      label: text('agents.column.type'),
      options: [
        { value: '', label: text('agents.type.any') },
        ...TYPES.map((value) => ({ value, label: text(`agents.type.${value}`) })),
      ],
    },
  ];
}

type TableProps = { query: UseQueryResult<{ list: readonly Row[] }> };

function MovementsTable({ query }: TableProps) {
  const text = useText();
  const columns = useColumns();
  if (query.error && !query.data) {
    return <ReportFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <Table
      caption={text('agents.page.agentDownlineTransactionDetailsCopy')}
      columns={columns}
      rows={query.data?.list ?? []}
      rowId={({ txId }) => txId}
      isSortedByServer
      isLoading={query.isPending}
      className={STICKY}
      empty={<StatePage isWide level={2} state="empty" title={text('agents.transactions.none')} />}
    />
  );
}

const MAX_NAMES = 12;

/** The first names directly below: one press shows what moved there. */
function DirectNames({ onChoose }: { onChoose: (name: string) => void }) {
  const text = useText();
  const { data } = useDownlines({ page: 1, size: MAX_NAMES });
  if (!data || data.list.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{text('agents.direct.title')}</span>
      {data.list.map(({ username }) => (
        <Button key={username} size="sm" onClick={() => onChoose(username)}>
          <bdi>{username}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** Own movements carry no name. */
function useOwnerName(): (row: Row) => string {
  const account = useMember()?.account ?? '';
  return useCallback(({ customerName }) => customerName || account, [account]);
}

function useColumns(): readonly Column<Row>[] {
  const text = useText();
  const ownerOf = useOwnerName();
  const { money } = useFigures();
  const { date, time } = useTimes();
  return useMemo(
    () => [
      {
        id: 'time',
        header: text('agents.column.time'),
        cell: ({ txTimeInTimestamp: at }) => (
          <span className="num">
            {date(at)} {time(at)}
          </span>
        ),
      },
      {
        id: 'username',
        header: text('agents.column.username'),
        cell: (row) => <bdi>{ownerOf(row)}</bdi>,
      },
      {
        id: 'type',
        header: text('agents.column.type'),
        onCard: 'title',
        cell: ({ txTypeName }) => txTypeName,
      },
      {
        id: 'amount',
        header: text('agents.hours.amount'),
        align: 'figure',
        onCard: 'aside',
        cell: ({ amount }) => money(amount, { signed: true }),
      },
      {
        id: 'after',
        header: text('agents.column.after'),
        align: 'figure',
        cell: ({ currentAvailBalance }) => money(currentAvailBalance),
      },
      {
        id: 'reference',
        header: text('agents.column.reference'),
        cell: ({ orderNo }) => <span className="num">{orderNo}</span>,
      },
      {
        id: 'remark',
        header: text('agents.column.remark'),
        cell: ({ remark }) => remark || <span className="text-ink-faint">–</span>,
      },
    ],
    [text, ownerOf, money, date, time],
  );
}

function useFileColumns() {
  const text = useText();
  const ownerOf = useOwnerName();
  const { date, time } = useTimes();
  return useMemo(
    () => [
      {
        header: text('agents.column.time'),
        value: ({ txTimeInTimestamp: at }: Row) => `${date(at)} ${time(at)}`,
      },
      { header: text('agents.column.username'), value: ownerOf },
      { header: text('agents.column.type'), value: ({ txTypeName }) => txTypeName },
      { header: text('agents.hours.amount'), value: ({ amount }: Row) => moneyNumber(amount) },
      {
        header: text('agents.column.after'),
        value: ({ currentAvailBalance }: Row) => moneyNumber(currentAvailBalance),
      },
      { header: text('agents.column.reference'), value: ({ orderNo }: Row) => orderNo },
      { header: text('agents.column.remark'), value: ({ remark }: Row) => remark },
    ],
    [text, ownerOf, date, time],
  );
}
