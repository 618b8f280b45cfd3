import { lotteryIssues } from '@baize/contract';
import { Button, Checkbox, Drawer, Field, Money, NativeSelect, NumberInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type CartRow, sumOf } from './cart.ts';
import { type Growth, growths, multiplesOf } from './chase-plan.ts';
import type { Plan } from './use-purchase.ts';

type Props = {
  gameCode: string;
  rows: readonly CartRow[];
  isBusy: boolean;
  onClose: () => void;
  onBuy: (plan: Plan) => void;
};

const COUNTS = ['5', '10', '20', '50', '100'];

/** The same tickets for several issues, each a bet of its own. */
export function ChaseDrawer({ gameCode, rows, isBusy, onClose, onBuy }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const [count, setCount] = useState('10');
  const [first, setFirst] = useState('1');
  const [growth, setGrowth] = useState<Growth>('same');
  const [stopOnWin, setStopOnWin] = useState(true);
  const issues = useChasedIssues(gameCode, { count: Number(count), first: Number(first), growth });
  const total = sumOf(
    rows,
    issues.reduce((sum, { multiple }) => sum + multiple, 0),
  );
  const buy = () =>
    onBuy({ issues: issues.map(({ issue, multiple }) => ({ issue, multiple })), stopOnWin });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={text('tickets.chase.title')}
      footer={
        <Button kind="brass" onClick={buy} isBusy={isBusy} disabled={issues.length === 0}>
          {text('tickets.chase.buy', { count: issues.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{text('tickets.chase.text')}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field label={text('tickets.chase.count')}>
            <NativeSelect
              value={count}
              onChange={({ currentTarget }) => setCount(currentTarget.value)}
              options={COUNTS.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={text('tickets.chase.first')}>
            <NumberInput value={first} onChange={setFirst} />
          </Field>
        </div>
        <Field label={text('tickets.chase.growth')}>
          <NativeSelect
            value={growth}
            onChange={({ currentTarget }) => setGrowth(currentTarget.value as Growth)}
            options={growths.map((value) => ({ value, label: text(`tickets.chase.${value}`) }))}
          />
        </Field>
        <Checkbox
          checked={stopOnWin}
          onChange={({ currentTarget }) => setStopOnWin(currentTarget.checked)}
        >
          {text('tickets.chase.stop')}
        </Checkbox>
        <p className="flex items-baseline justify-between border-y py-3">
          <span className="type-label">{text('tickets.cart.total')}</span>
          <Money size="mid" parts={parts(total)} />
        </p>
        <IssueList issues={issues} />
      </div>
    </Drawer>
  );
}

type ChasedIssue = { issue: string; drawsAt: number; multiple: number };

type Chase = { count: number; first: number; growth: Growth };

/** The coming issues, and how many times the tickets are bought in each. */
function useChasedIssues(gameCode: string, { count, first, growth }: Chase): ChasedIssue[] {
  const { data } = useQuery({
    queryKey: ['lottery', 'issues', gameCode, String(count)],
    queryFn: ({ signal }) => ask(lotteryIssues.issues, { gameCode, size: count }, signal),
  });
  const list = data?.list ?? [];
  const multiples = multiplesOf(list.length, first, growth);
  return list.map(({ number, drawsAt }, n) => ({
    issue: number,
    drawsAt,
    multiple: multiples[n] ?? 1,
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
