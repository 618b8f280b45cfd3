import { cashierReports, type Output, wallet } from '@baize/contract';
import { Button, Money } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { EntryTime } from '../parts.tsx';
import { cashierKey } from '../use-cashier.ts';
import { NoRows } from './no-rows.tsx';
import { ReportBar } from './report-bar.tsx';
import { useFile } from './use-file.ts';
import { useReport } from './use-report.ts';

type Row = Output<typeof wallet.statement.value>['list'][number];
type CodeType = (typeof wallet.codeTypes)[number];

const PAGE = 20;

/** Every movement of the main wallet; more rows follow the last one seen. */
export function Statement() {
  const text = useText();
  const report = useReport();
  const { startDate: startTime, endDate: endTime } = report.period;
  const codeTypes: CodeType =
    wallet.codeTypes.find((one) => one === (report.filters.type ?? '')) ?? '';
  const rows = useMovements({ codeTypes, startTime, endTime });
  const list = useMemo(() => rows.data?.pages.flatMap((page) => page.list) ?? [], [rows.data]);
  const columns = useColumns();
  const file = useFile({
    path: cashierReports.statementFile.path,
    input: { codeTypes, startTime, endTime },
    name: 'account-record.csv',
  });
  const count = rows.data?.pages[0]?.totalCount ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <ReportBar
        report={report}
        file={file}
        filters={[
          {
            kind: 'choice',
            key: 'type',
            label: text('cashier.column.type'),
            options: wallet.codeTypes.map((value) => ({
              value,
              label: text(`cashier.group.${value || 'all'}`),
            })),
          },
        ]}
      />
      <FormFault error={rows.error} />
      <Table
        caption={text('cashier.page.transactionHistory')}
        columns={columns}
        rows={list}
        rowId={({ txId }) => txId}
        isSortedByServer
        isLoading={rows.isPending && !rows.isError}
        skeletonRows={8}
        empty={!rows.isError && <NoRows report={report} />}
      />
      {list.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="num text-ink-soft">
            {text('cashier.history.shown', { shown: list.length, count })}
          </span>
          {rows.hasNextPage && (
            <Button onClick={() => void rows.fetchNextPage()} isBusy={rows.isFetchingNextPage}>
              {text('cashier.history.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Wanted = { codeTypes: CodeType; startTime: number; endTime: number };

function useMovements({ codeTypes, startTime, endTime }: Wanted) {
  // The names of types and games are the server's, in the reader's language.
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: cashierKey('statement', startTime, endTime, codeTypes, language),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      ask(
        wallet.statement,
        {
          codeTypes,
          startTime,
          endTime,
          page: 1,
          size: PAGE,
          account: 'main',
          ...(after && { after }),
        },
        signal,
      ),
    getNextPageParam: ({ after }) => after ?? undefined,
  });
}

function useColumns(): readonly Column<Row>[] {
  const text = useText();
  const parts = useMoneyParts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts follows the language, as text does
  return useMemo(
    () => [
      {
        id: 'type',
        header: text('cashier.column.type'),
        className: 'max-lg:whitespace-normal',
        onCard: 'title',
        cell: ({ txTypeName, remark }) => (
          <>
            {txTypeName}
            {remark && <bdi className="block truncate text-ink-soft">{remark}</bdi>}
          </>
        ),
      },
      {
        id: 'when',
        header: text('cashier.column.when'),
        cell: ({ txTimeInTimestamp: at }) => <EntryTime at={at} />,
      },
      {
        id: 'number',
        header: text('cashier.column.number'),
        className: 'max-lg:hidden',
        cell: ({ orderNo }) => <span className="num text-ink-soft">{orderNo}</span>,
      },
      {
        id: 'amount',
        header: text('cashier.amount'),
        align: 'figure',
        onCard: 'aside',
        cell: ({ amount }) => <Money parts={parts(amount, { signed: true })} />,
      },
      {
        id: 'after',
        header: text('cashier.column.after'),
        align: 'figure',
        cell: ({ currentAvailBalance }) => <Money parts={parts(currentAvailBalance)} tone="soft" />,
      },
    ],
    [text],
  );
}
