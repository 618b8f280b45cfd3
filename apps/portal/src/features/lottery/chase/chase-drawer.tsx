import { lotteryIssues } from '@baize/contract';
import type { Money as Amount } from '@baize/money';
import { Button, Checkbox, Drawer, Field, Money, NativeSelect, NumberInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Board, type CartRow, mostFor, prizesFor, sumOf } from '../cart.ts';
import { type Plan, ticketsOf } from '../orders.ts';
import { type Growth, growths, multiplesOf } from './chase-plan.ts';

type Props = {
  board: Board;
  group: number;
  rows: readonly CartRow[];
  isBusy: boolean;
  onClose: () => void;
  onBuy: (plan: Plan) => void;
};

const COUNTS = ['5', '10', '20', '50', '100'];

/** The same tickets for several issues, each a bet of its own. */
export function ChaseDrawer({ board, group, rows, isBusy, onClose, onBuy }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const [count, setCount] = useState('10');
  const [first, setFirst] = useState('1');
  const [growth, setGrowth] = useState<Growth>('same');
  const [stopOnWin, setStopOnWin] = useState(true);
  const [rate, setRate] = useState('20');
  const issues = useChasedIssues(board.gameCode, {
    count: Number(count),
    first: Number(first),
    growth,
    stake: sumOf(rows),
    ...knownPrize(board, rows, group),
    ratePercent: Number(rate),
  });
  const total = sumOf(
    rows,
    issues.reduce((sum, { multiple }) => sum + multiple, 0),
  );
  // The win of one ticket says nothing of another: a cart of several is not stopped by any of them.
  const perIssue = ticketsOf(rows).length;
  const mayStop = perIssue === 1;
  const named = issues.map(({ issue, multiple }) => ({ issue, multiple }));
  const buy = () => onBuy({ issues: named, stopOnWin: mayStop && stopOnWin });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={text('tickets.chase.title')}
      footer={
        <Button kind="brass" onClick={buy} isBusy={isBusy} disabled={issues.length === 0}>
          {text('tickets.chase.buy', { count: issues.length * perIssue })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{text('tickets.chase.text')}</p>
        <HowMany count={count} onCount={setCount} first={first} onFirst={setFirst} />
        <Field label={text('tickets.chase.growth')}>
          <NativeSelect
            value={growth}
            onChange={({ currentTarget }) => setGrowth(currentTarget.value as Growth)}
            options={growths.map((value) => ({ value, label: text(`tickets.chase.${value}`) }))}
          />
        </Field>
        {growth === 'profit' && (
          <ProfitRate
            rate={rate}
            onRate={setRate}
            isManyRows={rows.length > 1}
            missing={issues.length < Number(count) ? issues.length : undefined}
          />
        )}
        {mayStop && <StopOnWin isStopping={stopOnWin} onChange={setStopOnWin} />}
        <p className="flex items-baseline justify-between border-y py-3">
          <span className="type-label">{text('tickets.cart.total')}</span>
          <Money size="mid" parts={parts(total)} />
        </p>
        <IssueList issues={issues} />
      </div>
    </Drawer>
  );
}

type StopProps = { isStopping: boolean; onChange: (isStopping: boolean) => void };

function StopOnWin({ isStopping, onChange }: StopProps) {
  const text = useText();
  return (
    <Checkbox checked={isStopping} onChange={({ currentTarget: { checked } }) => onChange(checked)}>
      {text('tickets.chase.stop')}
    </Checkbox>
  );
}

type HowManyProps = {
  count: string;
  onCount: (count: string) => void;
  first: string;
  onFirst: (first: string) => void;
};

function HowMany({ count, onCount, first, onFirst }: HowManyProps) {
  const text = useText();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={text('tickets.chase.count')}>
        <NativeSelect
          value={count}
          onChange={({ currentTarget }) => onCount(currentTarget.value)}
          options={COUNTS.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={text('tickets.chase.first')}>
        <NumberInput value={first} onChange={onFirst} />
      </Field>
    </div>
  );
}

type RateProps = {
  rate: string;
  onRate: (rate: string) => void;
  isManyRows: boolean;
  /** How many issues reach the rate, where not all of them do. */
  missing: number | undefined;
};

function ProfitRate({ rate, onRate, isManyRows, missing }: RateProps) {
  const text = useText();
  const short = missing !== undefined && text('tickets.chase.short', { count: missing });
  return (
    <Field
      label={text('tickets.chase.rate')}
      error={isManyRows ? text('tickets.chase.many') : short}
    >
      <NumberInput value={rate} onChange={onRate} />
    </Field>
  );
}

type ChasedIssue = { issue: string; drawsAt: number; multiple: number };

type Chase = Parameters<typeof multiplesOf>[0];

/** What the cart wins at the least, where it is one row: several of them may win or lose apart. */
function knownPrize(
  board: Board,
  rows: readonly CartRow[],
  group: number,
): { prize: Amount; most: Amount } {
  const [row] = rows;
  if (!row || rows.length > 1) return { prize: 0n, most: 0n };
  const { play, perNote, notes, percent, selection: marks } = row;
  const { low } = prizesFor(play, board, { perNote, notes, group, marks, percent });
  return { prize: low, most: mostFor(play, board, notes).most };
}

/** The coming issues, and how many times the tickets are bought in each. */
function useChasedIssues(gameCode: string, plan: Chase): ChasedIssue[] {
  const { count } = plan;
  const { data } = useQuery({
    queryKey: ['lottery', 'issues', gameCode, String(count)],
    queryFn: ({ signal }) => ask(lotteryIssues.issues, { gameCode, size: count }, signal),
  });
  const list = data?.list ?? [];
  const multiples = multiplesOf({ ...plan, count: list.length });
  return multiples.map((multiple, n) => ({
    issue: list[n]!.number,
    drawsAt: list[n]!.drawsAt,
    multiple,
  }));
}

function IssueList({ issues }: { issues: readonly ChasedIssue[] }) {
  const { time } = useTimes();
  return (
    <ol className="flex flex-col">
      {issues.map(({ issue, drawsAt, multiple }) => (
        <li key={issue} className="flex items-center gap-3 border-t py-2 first:border-t-0">
          <span className="num min-w-0 flex-1">{issue}</span>
          <span className="num text-ink-soft">{time(drawsAt)}</span>
          <span className="num w-12 text-end">×{multiple}</span>
        </li>
      ))}
    </ol>
  );
}
