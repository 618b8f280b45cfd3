import { days, startOfDay } from '@baize/calendar';
import { cashierReportsOperator, type Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Button, cx, downloadCsv, Figure, FigureRow, StatePanel, Tag, toCsv } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

type Report = Output<typeof cashierReportsOperator.dailyCash.value>;
type Day = Report['list'][number];
type Sums = Report['footer'];

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS_SHOWN = 14;

/** What came in and went out by day, held against the ledger: a difference is a fault, and red. */
export function CashReportPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const period = usePeriod();
  const report = useQuery({
    ...queryOf(cashierReportsOperator.dailyCash, period),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => columnsOf({ text, times, currency }, report.data?.footer),
    [text, times, currency, report.data],
  );
  // The newest day is the one that is looked at.
  const rows = useMemo(() => (report.data?.list ?? []).toReversed(), [report.data]);
  if (report.error) return <FailurePage error={report.error} reset={() => void report.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.cash.title')}
        lead={text('console.cash.lead')}
        actions={
          <Button
            disabled={rows.length === 0}
            onClick={() =>
              downloadCsv(`cash-${period.from}-${period.to}.csv`, csvOf(rows.toReversed()))
            }
          >
            <Download aria-hidden className="size-4" />
            {text('console.csv')}
          </Button>
        }
      />
      <Period />
      {report.data && <Totals report={report.data} />}
      <Table
        caption={text('console.cash.title')}
        columns={columns}
        rows={rows}
        rowId={({ day }) => day}
        isLoading={report.isPending}
        isSortedByServer
        totalsLabel={text('console.cash.total')}
        empty={
          <StatePanel picture={<StatePicture name="empty" />} title={text('console.cash.none')} />
        }
      />
    </PageBody>
  );
}

function usePeriod(): { from: string; to: string } {
  const times = useTimes();
  const [{ from, to }] = useFilters();
  const now = Date.now();
  if (from && to && DAY.test(from) && DAY.test(to)) return { from, to };
  return { from: times.today(now - days(DAYS_SHOWN - 1)), to: times.today(now) };
}

function Period() {
  const text = useText();
  const times = useTimes();
  const period = usePeriod();
  const [, setSearch] = useFilters();
  const today = times.today(Date.now());
  return (
    <search className="mb-5 flex">
      <DateRange
        label={text('console.cash.days')}
        placeholder={text('console.cash.days')}
        presetsLabel={text('console.audit.spans')}
        presets={[
          { id: 'today', label: text('console.audit.today'), range: { from: today, to: today } },
        ]}
        value={period}
        onChange={(range) => range && setSearch({ from: range.from, to: range.to })}
        today={today}
        latest={today}
        lang="en-GB"
        dir="ltr"
      />
    </search>
  );
}

function Totals({ report: { footer, held } }: { report: Report }) {
  const text = useText();
  const { currency } = useBrand();
  const difference = footer.bankLedger - footer.bankNet;
  return (
    <FigureRow className="mb-5">
      <Figure
        label={text('console.cash.deposits')}
        note={text('console.cashier.count', { count: footer.depositCount })}
      >
        <Sum size="mid" amount={footer.deposits} currency={currency} />
      </Figure>
      <Figure
        label={text('console.cash.withdrawals')}
        note={text('console.cashier.count', { count: footer.withdrawalCount })}
      >
        <Sum size="mid" amount={footer.withdrawals} currency={currency} />
      </Figure>
      <Figure label={text('console.cash.held')} note={text('console.cash.heldNote')}>
        <Sum size="mid" amount={held} currency={currency} />
      </Figure>
      <Figure
        label={text('console.cash.difference')}
        note={
          <Tag tone={difference === 0n ? 'good' : 'bad'}>
            {text(difference === 0n ? 'console.cash.equal' : 'console.cash.unequal')}
          </Tag>
        }
      >
        <Sum
          size="mid"
          isSigned
          amount={difference}
          currency={currency}
          className={cx(difference !== 0n && 'text-danger')}
        />
      </Figure>
    </FigureRow>
  );
}

const SUMS = [
  'deposits',
  'depositFees',
  'depositBonuses',
  'withdrawals',
  'withdrawalFees',
  'adjustmentsAdded',
  'adjustmentsTaken',
  'bankNet',
  'bankLedger',
] as const;

type Tools = { text: Text; times: Times; currency: string };

function columnsOf({ text, times, currency }: Tools, footer: Sums | undefined): Column<Day>[] {
  const sum = (amount: bigint) => (
    <Sum amount={amount} currency={currency} tone={amount === 0n ? 'soft' : 'plain'} />
  );
  return [
    {
      id: 'day',
      header: text('console.cash.day', { currency }),
      onCard: 'title',
      cell: ({ day }) => (
        <span className="num font-semibold">
          {times.day(startOfDay(day, times.offsetMinutes).getTime())}
        </span>
      ),
    },
    ...SUMS.map(
      (key): Column<Day> => ({
        id: key,
        header: text(`console.cash.${key}`),
        align: 'figure',
        cell: (row) => sum(row[key]),
        ...(footer && { total: sum(footer[key]) }),
      }),
    ),
    {
      id: 'difference',
      header: text('console.cash.difference'),
      align: 'figure',
      onCard: 'aside',
      cell: (row) => <Difference row={row} />,
      ...(footer && { total: <Difference row={footer} /> }),
    },
  ];
}

function Difference({
  row: { bankLedger, bankNet },
}: {
  row: Pick<Sums, 'bankLedger' | 'bankNet'>;
}) {
  const text = useText();
  const { currency } = useBrand();
  const difference = bankLedger - bankNet;
  if (difference === 0n) return <Tag tone="good">{text('console.cash.equal')}</Tag>;
  return <Sum isSigned amount={difference} currency={currency} className="font-bold text-danger" />;
}

function csvOf(rows: readonly Day[]): string {
  return toCsv<Day>(
    [
      { header: 'day', value: ({ day }) => day },
      { header: 'depositCount', value: ({ depositCount }) => depositCount },
      { header: 'withdrawalCount', value: ({ withdrawalCount }) => withdrawalCount },
      ...SUMS.map((key) => ({ header: key, value: (row: Day) => moneyText(row[key]) })),
    ],
    rows,
  );
}
