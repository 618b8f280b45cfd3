import { toCsv } from '@baize/csv';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { type ChartAxis, ChartFrame, type ChartSeries } from '../chart/chart-frame.tsx';
import { Avatar } from '../pieces/avatar.tsx';
import { Tag, type Tone } from '../pieces/badge.tsx';
import { Money } from '../pieces/money.tsx';
import { Panel } from '../pieces/panel.tsx';
import { SectionHead } from '../pieces/section-head.tsx';
import { downloadCsv } from '../table/download-csv.ts';
import { type Filter, FilterBar, type FilterState } from '../table/filter-bar.tsx';
import { Pager } from '../table/pager.tsx';
import { type Column, Table } from '../table/table.tsx';

export function KitData() {
  return (
    <>
      <section>
        <SectionHead title="A table with its filters" />
        <TableSample />
      </section>
      <section>
        <SectionHead title="While it loads" />
        <Table
          caption="Loading"
          columns={columns}
          rows={[]}
          rowId={rowId}
          isLoading
          skeletonRows={3}
        />
      </section>
      <Panel>
        <ChartFrame
          title="Bets and net win"
          summary="Bets and net win of fourteen days"
          timeLabel="Day"
          times={days}
          series={series}
          axes={axes}
          formatTime={writeDay}
          formatTimeTick={writeDate}
        />
      </Panel>
    </>
  );
}

function TableSample() {
  const [state, setState] = useState<FilterState>({ way: 'bank' });
  const [page, setPage] = useState(6);
  const [open, setOpen] = useState<string>();
  const rows = withdrawals.filter(({ member }) => member.includes(state.search ?? ''));
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filters={filters}
        state={state}
        onChange={setState}
        actions={
          <Button onClick={() => downloadCsv('withdrawals.csv', toCsv(csvColumns, rows))}>
            <Download aria-hidden className="size-4" />
            CSV
          </Button>
        }
      />
      <Table
        caption="Withdrawals"
        columns={columns}
        rows={rows}
        rowId={rowId}
        totalsLabel="Sum"
        onRowOpen={({ number }) => setOpen(number)}
        openRowId={open}
        empty={<p className="p-6 text-ink-soft">Nobody waits.</p>}
      />
      <Pager page={page} pageCount={20} onPage={setPage} summary="101–120 of 398" />
    </div>
  );
}

type Withdrawal = {
  number: string;
  member: string;
  way: string;
  amount: number;
  state: string;
  tone: Tone;
};

const withdrawals: Withdrawal[] = [
  {
    number: 'W-20418',
    member: 'mara_lim',
    way: 'Bank transfer',
    amount: 48500,
    state: 'Review',
    tone: 'warn',
  },
  {
    number: 'W-20416',
    member: 'sora_ng',
    way: 'Bank transfer',
    amount: 118204.1,
    state: 'Second look',
    tone: 'bad',
  },
  {
    number: 'W-20415',
    member: 'k.ito92',
    way: 'E-wallet',
    amount: 900,
    state: 'Approved',
    tone: 'good',
  },
  {
    number: 'W-20413',
    member: 'lin_h8',
    way: 'Card',
    amount: 5250.5,
    state: 'Paying',
    tone: 'info',
  },
];

const rowId = ({ number }: Withdrawal) => number;
const write = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

function amountOf(value: number) {
  const [whole = '', decimals = ''] = write.format(value).split('.');
  const parts = {
    sign: '',
    currency: '₱',
    position: 'before',
    whole,
    decimals: `.${decimals}`,
  } as const;
  return <Money parts={parts} />;
}

const columns: Column<Withdrawal>[] = [
  {
    id: 'member',
    header: 'Member',
    onCard: 'title',
    sortBy: ({ member }) => member,
    cell: ({ member }) => (
      <span className="flex items-center gap-2.5 font-medium">
        <Avatar name={member} sizePx={30} />
        {member}
      </span>
    ),
  },
  { id: 'number', header: 'Number', cell: ({ number }) => number },
  { id: 'way', header: 'Way', cell: ({ way }) => <span className="text-ink-soft">{way}</span> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'figure',
    sortBy: ({ amount }) => amount,
    cell: ({ amount }) => amountOf(amount),
    total: amountOf(172854.6),
  },
  {
    id: 'state',
    header: 'State',
    onCard: 'aside',
    cell: ({ state, tone }) => <Tag tone={tone}>{state}</Tag>,
  },
];

const csvColumns = [
  { header: 'Number', value: ({ number }: Withdrawal) => number },
  { header: 'Member', value: ({ member }: Withdrawal) => member },
  { header: 'Amount', value: ({ amount }: Withdrawal) => amount },
];

const filters: Filter[] = [
  { kind: 'search', key: 'search', label: 'Member, number, account' },
  {
    kind: 'chips',
    key: 'state',
    label: 'State',
    options: [
      { value: 'waiting', label: 'Waiting' },
      { value: 'paying', label: 'Paying' },
    ],
  },
  {
    kind: 'choice',
    key: 'way',
    label: 'Way',
    options: [
      { value: '', label: 'Any way' },
      { value: 'bank', label: 'Bank transfer' },
    ],
  },
];

const FIRST_DAY = 1_793_491_200;
const days = Array.from({ length: 14 }, (_, day) => FIRST_DAY + day * 86_400);
const series: ChartSeries[] = [
  {
    id: 'bets',
    label: 'Bets',
    kind: 'bars',
    colour: 'felt',
    values: [410, 390, 450, 500, 470, 620, 690, 540, 500, 520, 560, 605, 740, 805],
  },
  {
    id: 'net',
    label: 'Net win',
    axis: 'end',
    colour: 'brass',
    values: [21, 14, 26, 31, -8, 38, 44, 29, 22, -12, 34, 30, 52, 61],
  },
];
const thousands: ChartAxis = { unit: 'k₱', format: (value) => String(value) };
const axes = { start: thousands, end: thousands };
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' });
const writeDay = (seconds: number) => dayFormat.format(seconds * 1000);
const writeDate = (seconds: number) => dateFormat.format(seconds * 1000);
