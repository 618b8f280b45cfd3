import { cashierTransfers, type Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import { downloadCsv, Money, Tag, TimeText, toCsv } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { cashierKey } from '../use-cashier.ts';
import { NoRows } from './no-rows.tsx';
import { ReportBar } from './report-bar.tsx';
import { ReportPager } from './report-pager.tsx';
import { type Report, useReport } from './use-report.ts';

type Row = Output<typeof cashierTransfers.treeTransfer>;

const PAGE = 10;

/** Money sent to and received from the upline and downlines. */
export function TransfersReport() {
  const text = useText();
  const report = useReport();
  const { data, error, isPending } = useQuery({
    queryKey: cashierKey('tree-transfers', report.period, wayOf(report), report.number),
    queryFn: ({ signal }) =>
      ask(
        cashierTransfers.treeTransfers,
        { ...report.period, ...wayOf(report), page: report.number, size: PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-4">
      <ReportBar
        report={report}
        file={useTransfersFile(report)}
        filters={[
          {
            kind: 'choice',
            key: 'direction',
            label: text('cashier.transfer.direction'),
            options: [
              { value: '', label: text('cashier.transfer.both') },
              { value: 'IN', label: text('cashier.transfer.IN') },
              { value: 'OUT', label: text('cashier.transfer.OUT') },
            ],
          },
        ]}
      />
      <FormFault error={error} />
      <Table
        caption={text('cashier.history.transfers')}
        columns={columns}
        rows={data?.list ?? []}
        rowId={({ transferId, direction }) => `${transferId}${direction}`}
        isSortedByServer
        isLoading={isPending && !error}
        skeletonRows={6}
        empty={!error && <NoRows report={report} />}
      />
      <ReportPager report={report} found={data} />
    </div>
  );
}

function wayOf({ filters }: Report): { direction?: Row['direction'] } {
  const { direction } = filters;
  return direction === 'IN' || direction === 'OUT' ? { direction } : {};
}

const FILE_PAGE = 999;

function useTransfersFile(report: Report) {
  const text = useText();
  const words = useErrorWords();
  const { date, time } = useTimes();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask(cashierTransfers.treeTransfers, {
        ...report.period,
        ...wayOf(report),
        page: 1,
        size: FILE_PAGE,
      }),
    onSuccess: ({ list }) => downloadCsv('transfers.csv', toCsv<Row>(columns, list)),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
  });
  const columns = [
    { header: text('cashier.column.number'), value: (row: Row) => row.transferId },
    { header: text('cashier.column.when'), value: (row: Row) => `${date(row.at)} ${time(row.at)}` },
    {
      header: text('cashier.transfer.direction'),
      value: (row: Row) => text(`cashier.transfer.${row.direction}`),
    },
    { header: text('cashier.transfer.with'), value: (row: Row) => row.other },
    { header: text('cashier.amount'), value: (row: Row) => moneyText(row.amount) },
    { header: text('cashier.transfer.remark'), value: (row: Row) => row.remark },
  ];
  return { save: () => mutate(), isBusy: isPending };
}

function useColumns(): readonly Column<Row>[] {
  const text = useText();
  const parts = useMoneyParts();
  const { date, time } = useTimes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts follows the language, as text does
  return useMemo(
    () => [
      {
        id: 'with',
        header: text('cashier.transfer.with'),
        onCard: 'title',
        cell: ({ other, remark }) => (
          <>
            <bdi>{other}</bdi>
            {remark && (
              <span className="block text-[0.8125rem] text-ink-soft" dir="auto">
                {remark}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'when',
        header: text('cashier.column.when'),
        cell: ({ at }) => (
          <TimeText at={new Date(at).toISOString()} text={`${date(at)} ${time(at)}`} />
        ),
      },
      {
        id: 'way',
        header: text('cashier.transfer.direction'),
        onCard: 'aside',
        cell: ({ direction }) => (
          <Tag tone={direction === 'IN' ? 'good' : 'plain'}>
            {text(`cashier.transfer.${direction}`)}
          </Tag>
        ),
      },
      {
        id: 'label',
        header: text('cashier.transfer.label'),
        cell: ({ label }) => text(`cashier.transfer.label.${label}`),
      },
      {
        id: 'amount',
        header: text('cashier.amount'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount)} />,
      },
    ],
    [text, date, time],
  );
}
