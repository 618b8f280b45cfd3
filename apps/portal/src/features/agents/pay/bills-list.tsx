import { Button, NativeSelect, Pager, SectionHead } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { type Bill, billCalls } from '../contracts/contract-kinds.ts';
import { DaysText } from '../day-text.tsx';
import { STICKY } from '../sticky-column.ts';
import { ReportFailed } from '../sums/report-failed.tsx';
import { ReportFile } from '../sums/report-file.tsx';
import { useFigures } from '../use-figures.tsx';
import { BillDetail } from './bill-detail.tsx';
import { BillState } from './bill-state.tsx';
import { DebtNotice } from './debt-notice.tsx';
import { PayDialog } from './pay-dialog.tsx';

export type Side = 'RECEIVED' | 'TO_PAY';
const STATES = [
  'PAID',
  'PAYABLE',
  'PART_PAID',
  'INSUFFICIENT',
  'PENDING_APPROVAL',
  'NOT_REACHED',
  'REJECTED',
] as const;
const SIZE = 20;
const FILES = { DIVIDEND: 'dividends', DAILY: 'daily', HOURLY: 'hourly' } as const;

/** Bills of one side: what one gets, or what one owes to those directly below. */
export function BillsList({ kind, side }: { kind: Bill['kind']; side: Side }) {
  const text = useText();
  const { search, change } = useAgentSearch();
  const [open, setOpen] = useState<Bill | null>(null);
  const [paying, setPaying] = useState<readonly Bill[]>([]);
  const state = STATES.find((one) => one === search.state);
  const page = pageOf(search);
  const query = useBills(kind, { side, page, ...(state && { state }) });
  const rows = query.data?.list ?? NO_BILLS;
  const due = rows.filter(isDue);
  const columns = useBillColumns(side, (bill) => setPaying([bill]));
  if (query.error && !query.data)
    return <ReportFailed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      {side === 'TO_PAY' && <DebtNotice />}
      <BillsHead kind={kind} side={side} state={state} due={due} onPay={setPaying} />
      <Table
        caption={text(`agents.bills.${side}`)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isSortedByServer
        isLoading={query.isPending}
        skeletonRows={5}
        onRowOpen={setOpen}
        openRowId={open?.id}
        className={STICKY}
        empty={
          <StatePage
            isWide
            level={3}
            state="empty"
            title={text('agents.bills.none')}
            text={text(`agents.bills.noneText.${side}`)}
          />
        }
      />
      <Pager
        page={page}
        pageCount={query.data?.totalPages ?? 0}
        onPage={(p) => change({ p })}
        summary={rows.length > 0 && text('agents.rows', { count: query.data?.total ?? 0 })}
      />
      {open && (
        <BillDetail
          bill={open}
          mayContest={side === 'RECEIVED'}
          onPay={side === 'TO_PAY' && isDue(open) ? () => setPaying([open]) : undefined}
          onClose={() => setOpen(null)}
        />
      )}
      {paying.length > 0 && (
        <PayDialog
          bills={paying}
          onClose={() => setPaying([])}
          onPaid={() => {
            setPaying([]);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

type HeadProps = {
  kind: Bill['kind'];
  side: Side;
  state: (typeof STATES)[number] | undefined;
  due: readonly Bill[];
  onPay: (bills: readonly Bill[]) => void;
};

function BillsHead({ kind, side, state, due, onPay }: HeadProps) {
  const text = useText();
  const { change } = useAgentSearch();
  return (
    <SectionHead
      className="mb-0"
      level={3}
      title={text(`agents.bills.${side}`)}
      actions={
        <>
          <NativeSelect
            isCompact
            aria-label={text('agents.column.state')}
            value={state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            options={[
              { value: '', label: text('agents.bills.any') },
              ...STATES.map((value) => ({ value, label: text(`agents.bill.${value}`) })),
            ]}
            className="w-auto! md:bg-table"
          />
          <ReportFile input={{ report: FILES[kind], side }} />
          {side === 'TO_PAY' && due.length > 1 && (
            <Button kind="brass" onClick={() => onPay(due)}>
              {text('agents.pay.all', { count: due.length })}
            </Button>
          )}
        </>
      }
    />
  );
}

const NO_BILLS: readonly Bill[] = [];

function isDue({ state, gross, paid }: Bill): boolean {
  return ['PAYABLE', 'PART_PAID', 'INSUFFICIENT'].includes(state) && paid < gross;
}

type Input = { side: Side; page: number; state?: Bill['state'] };

function useBills(kind: Bill['kind'], input: Input) {
  return useQuery({
    queryKey: ['agents', 'bills', kind, input],
    queryFn: ({ signal }) => ask(billCalls[kind], { ...input, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}

function useBillColumns(side: Side, onPay: (bill: Bill) => void): readonly Column<Bill>[] {
  const text = useText();
  const { money } = useFigures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: paying does the same in every render
  return useMemo(() => {
    const who = side === 'RECEIVED' ? 'payer' : 'receiver';
    const columns: Column<Bill>[] = [
      {
        id: 'period',
        header: text('agents.column.period'),
        onCard: 'title',
        cell: ({ from, to }) => <DaysText from={from} to={to} />,
      },
      {
        id: 'who',
        header: text(`agents.pay.${who}`),
        cell: (bill) => (bill[who] ? <bdi>{bill[who]}</bdi> : text('agents.company')),
      },
      {
        id: 'gross',
        header: text('agents.pay.gross'),
        align: 'figure',
        cell: ({ gross }) => money(gross),
      },
      {
        id: 'paid',
        header: text('agents.pay.paid'),
        align: 'figure',
        cell: ({ paid }) => money(paid),
      },
      {
        id: 'open',
        header: text('agents.pay.open'),
        align: 'figure',
        cell: ({ gross, paid }) => money(gross - paid),
      },
      ...(side === 'RECEIVED' ? [owedColumn(text('agents.pay.passedOn'), money)] : []),
      {
        id: 'state',
        header: text('agents.column.state'),
        onCard: 'aside',
        cell: (bill) => <BillState bill={bill} />,
      },
    ];
    if (side === 'RECEIVED') return columns;
    const pay: Column<Bill> = {
      id: 'pay',
      header: <span className="sr-only">{text('agents.pay.now')}</span>,
      align: 'figure',
      cell: (bill) =>
        isDue(bill) && (
          <Button size="sm" kind="felt" onClick={() => onPay(bill)}>
            {text('agents.pay.now')}
          </Button>
        ),
    };
    return [...columns, pay];
  }, [text, money, side]);
}

function owedColumn(header: string, money: ReturnType<typeof useFigures>['money']): Column<Bill> {
  return { id: 'owed', header, align: 'figure', cell: ({ owed }) => money(owed) };
}
