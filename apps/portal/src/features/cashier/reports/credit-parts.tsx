import type { cashierReports, Output } from '@baize/contract';
import { Button, EmptyLine, Money, Panel } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  openProtection,
  type ProtectionState,
  protectionQuery,
} from '../../../shared/money/protection.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { PartHead } from '../parts.tsx';
import { useCategoryName } from './profit-tables.tsx';

export type Credit = Output<typeof cashierReports.creditReport.value>;

const GROUPS = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const;

/** What came and went, by the groups of the account record. */
export function MoneyBars({ credit }: { credit: Credit }) {
  const text = useText();
  const most = greatest(credit.lines.flatMap((line) => [line.in, line.out]));
  return (
    <section aria-label={text('cashier.credit.money')}>
      <PartHead title={text('cashier.credit.money')} />
      {credit.lines.length === 0 && <EmptyLine>{text('cashier.credit.none')}</EmptyLine>}
      <ul className="flex flex-col gap-3">
        {credit.lines.map((line) => {
          const group = GROUPS.find((one) => one === line.group) ?? 'other';
          return (
            <Row key={line.group} name={text(`cashier.group.${group}`)} count={line.count}>
              {line.in > 0n && <Bar sum={line.in} most={most} way="in" />}
              {line.out > 0n && <Bar sum={line.out} most={most} way="out" />}
            </Row>
          );
        })}
      </ul>
    </section>
  );
}

/** What was staked and what came back, by kind of game. */
export function BetBars({ credit }: { credit: Credit }) {
  const text = useText();
  const nameOf = useCategoryName();
  const most = greatest(credit.categories.flatMap(({ stake, payout }) => [stake, payout]));
  return (
    <section aria-label={text('cashier.profit.byCategory')}>
      <PartHead title={text('cashier.profit.byCategory')} />
      {credit.categories.length === 0 && <EmptyLine>{text('cashier.credit.noBets')}</EmptyLine>}
      <ul className="flex flex-col gap-3">
        {credit.categories.map(({ category, bets, stake, payout }) => (
          <Row key={category} name={nameOf(category)} count={bets}>
            <Bar sum={payout} most={most} way="in" />
            <Bar sum={stake} most={most} way="out" />
          </Row>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { name: string; count: number; children: ReactNode };

function Row({ name, count, children }: RowProps) {
  const { formatNumber } = useIntl();
  return (
    <li className="grid gap-1.5">
      <span className="flex justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="text-[0.8125rem] text-ink-soft tabular-nums">{formatNumber(count)}</span>
      </span>
      {children}
    </li>
  );
}

type BarProps = { sum: bigint; most: bigint; way: 'in' | 'out' };

function Bar({ sum, most, way }: BarProps) {
  const text = useText();
  const parts = useMoneyParts();
  const width = most > 0n ? Math.max(1, Number((sum * 100n) / most)) : 0;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-3">
      <span className="h-2 overflow-hidden rounded-full bg-rail">
        <span
          className={`block h-full rounded-full ${way === 'in' ? 'bg-felt' : 'bg-brass'}`}
          style={{ width: `${width}%` }}
        />
      </span>
      <span className="text-end">
        <span className="sr-only">{text(`cashier.credit.${way}`)} </span>
        <Money parts={parts(way === 'in' ? sum : -sum, { signed: true })} />
      </span>
    </span>
  );
}

const STATES = [
  'APPLIED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'PAY_FAILED',
  'DISBURSED',
  'DISPUTE',
  'PARTIAL_DISPUTE',
  'RECEIVED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'REFUNDED',
  'CANCELLED',
] as const;

/** Withdrawals by what became of them: received, still under way, or returned. */
export function ReceiptList({ credit }: { credit: Credit }) {
  const text = useText();
  const sum = useSumWords();
  return (
    <section aria-label={text('cashier.credit.receipts')}>
      <PartHead title={text('cashier.credit.receipts')} />
      {credit.receipts.length === 0 && <EmptyLine>{text('cashier.credit.noReceipts')}</EmptyLine>}
      <ul className="flex flex-col">
        {credit.receipts.map(({ state, count, amount, received }) => {
          const known = STATES.find((one) => one === state);
          return (
            <li
              key={state}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2 first:border-0"
            >
              <span>
                {known ? text(`cashier.withdraw.state.${known}`) : state} ({count})
              </span>
              <span className="tabular-nums">
                {text('cashier.credit.received', { received: sum(received), amount: sum(amount) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The limits that hold now; they are changed on the page of one's own. */
export function LimitList() {
  const text = useText();
  const sum = useSumWords();
  const { formatNumber } = useIntl();
  const { data } = useQuery(protectionQuery);
  if (!data) return null;
  const set = data.limits.filter(({ value }) => value !== null);
  const words = ({ value }: ProtectionState['limits'][number]) =>
    value?.amount != null
      ? sum(value.amount)
      : formatNumber(value?.minutes ?? 0, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <Panel className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="type-card mb-2">{text('cashier.credit.limits')}</h3>
        {set.length === 0 && <EmptyLine>{text('cashier.credit.noLimits')}</EmptyLine>}
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {set.map((limit) => (
            <li key={`${limit.kind} ${limit.period}`}>
              <span className="text-ink-soft">
                {text(`protection.kind.${limit.kind}`)}, {text(`protection.period.${limit.period}`)}
                {': '}
              </span>
              <b className="tabular-nums">{words(limit)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={openProtection}>
        {text('protection.link')}
      </Button>
    </Panel>
  );
}

const greatest = (sums: readonly bigint[]) => sums.reduce((a, b) => (b > a ? b : a), 0n);
