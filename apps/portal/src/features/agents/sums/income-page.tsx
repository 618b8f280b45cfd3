import { moneyNumber } from '@baize/money';
import { Panel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { kindPages } from '../contracts/contract-kinds.ts';
import { DayText } from '../day-text.tsx';
import { STICKY } from '../sticky-column.ts';
import { useFigures } from '../use-figures.tsx';
import { FileButton } from './file-button.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportHead } from './report-head.tsx';
import { usePeriod } from './use-period.ts';
import { useReportFile } from './use-report-file.ts';
import { type IncomeDay, useIncome } from './use-reports.ts';

const MOVEMENTS = 'agentDownlineTransactionDetailsCopy';
const PARTS = [
  'rebateDifference',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'dividend',
  'commission',
  'total',
] as const;

/** What was credited, day by day; what is earned and not credited yet stands apart. */
export function IncomePage() {
  const text = useText();
  const period = usePeriod();
  const query = useIncome(period.range);
  const newest = useMemo(() => (query.data?.list ?? []).toReversed(), [query.data]);
  const columns = useColumns(newest);
  const file = useReportFile({
    name: 'income',
    columns: useFileColumns(),
    read: async () => ({ list: newest, totalPages: 1 }),
  });
  return (
    <>
      <ReportHead
        title={text('agents.page.agentRevenueReport')}
        note={text('agents.income.credited')}
      >
        <PeriodBar period={period} />
        <FileButton file={file} isEmpty={newest.length === 0} />
      </ReportHead>
      <Fetched query={query}>
        {({ unsettled }) => (
          <div className="flex flex-col gap-4">
            <Unsettled unsettled={unsettled} />
            <Table
              caption={text('agents.page.agentRevenueReport')}
              columns={columns}
              rows={newest}
              rowId={({ day }) => day}
              isSortedByServer
              totalsLabel={text('agents.total')}
              className={STICKY}
            />
          </div>
        )}
      </Fetched>
    </>
  );
}

type UnsettledProps = {
  unsettled: Record<'rebateDifference' | 'realtimeSalary' | 'bills', bigint>;
};

function Unsettled({ unsettled }: UnsettledProps) {
  const text = useText();
  const { money } = useFigures();
  const { rebateDifference, realtimeSalary, bills } = unsettled;
  return (
    <Panel className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <p className="min-w-0 flex-1 basis-60">
        <b className="block font-semibold">{text('agents.income.unsettled')}</b>
        <span className="text-ink-soft">{text('agents.income.unsettledText')}</span>
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Part name={text('agents.income.rebateDifference')}>{money(rebateDifference)}</Part>
        <Part name={text('agents.income.realtimeSalary')}>{money(realtimeSalary)}</Part>
        <Part name={text('agents.income.bills')}>{money(bills)}</Part>
      </dl>
    </Panel>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="type-label">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Where the parts of a day's income are told in full. */
const DETAILS = {
  dailySalary: { page: kindPages.DAILY },
  hourlySalary: { page: kindPages.HOURLY },
  realtimeSalary: { page: kindPages.REALTIME },
  dividend: { page: kindPages.DIVIDEND },
  rebateDifference: { page: MOVEMENTS, type: 'agent_rebate' },
  commission: { page: MOVEMENTS, type: 'agent_rebate' },
  total: { page: MOVEMENTS, type: undefined },
} as const;

function useColumns(days: readonly IncomeDay[]): readonly Column<IncomeDay>[] {
  const text = useText();
  const { money } = useFigures();
  return useMemo(() => {
    // Only brands with the fixed plan pay commissions.
    const parts = PARTS.filter(
      (key) => key !== 'commission' || days.some((day) => day.commission !== 0n),
    );
    const total = (key: (typeof PARTS)[number]) =>
      money(days.reduce((sum, day) => sum + day[key], 0n));
    return [
      {
        id: 'day',
        header: text('agents.column.day'),
        onCard: 'title',
        cell: ({ day }) => <DayText day={day} />,
      },
      ...parts.map((key) => ({
        id: key,
        header: text(`agents.income.${key}`),
        align: 'figure' as const,
        ...(key === 'total' && { className: 'font-semibold' }),
        cell: (row: IncomeDay) => <IncomePart part={key} day={row.day} amount={row[key]} />,
        total: total(key),
      })),
    ];
  }, [text, money, days]);
}

type PartProps = { part: (typeof PARTS)[number]; day: string; amount: bigint };

function IncomePart({ part, day, amount }: PartProps) {
  const { money } = useFigures();
  if (amount === 0n) return <span className="text-ink-faint">{money(amount)}</span>;
  const { page, ...search } = DETAILS[part];
  return (
    <AgentLink
      page={page}
      {...(page === MOVEMENTS && { search: { from: day, to: day, ...search } })}
      className="underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {money(amount)}
    </AgentLink>
  );
}

function useFileColumns() {
  const text = useText();
  return useMemo(
    () => [
      { header: text('agents.column.day'), value: ({ day }: IncomeDay) => day },
      ...PARTS.map((key) => ({
        header: text(`agents.income.${key}`),
        value: (row: IncomeDay) => moneyNumber(row[key]),
      })),
    ],
    [text],
  );
}
