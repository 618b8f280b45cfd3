import { cashierRebates, type Output } from '@baize/contract';
import { Button, LoadingRegion, Money, Panel, Skeleton } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { PartHead } from '../parts.tsx';
import { useCategoryName } from '../reports/profit-tables.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { cashierKey, useCashierNews, useRenewCashier } from '../use-cashier.ts';
import { clockText, useSecondsLeft } from '../use-left.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';

type Rebate = Output<typeof cashierRebates.rebate.value>;
type Line = Rebate['list'][number];
type Claimed = Output<typeof cashierRebates.claimRebate.value>;

const rebateQuery = queryOptions({
  queryKey: cashierKey('rebate'),
  queryFn: ({ signal }) => ask(cashierRebates.rebate, {}, signal),
});

/** Rebate that members claim themselves: what was played since, and what it brings. */
export function RebatePage() {
  useCashierNews();
  const query = useQuery(rebateQuery);
  return (
    <div className="flex flex-col gap-8">
      <Fetched query={query} loading={loading}>
        {(rebate) => <Claim rebate={rebate} />}
      </Fetched>
      <PastRebates />
    </div>
  );
}

function Claim({ rebate }: { rebate: Rebate }) {
  const text = useText();
  const parts = useMoneyParts();
  const words = useMoneyWords();
  const { dateAndTime } = useTimes();
  const renew = useRenewCashier();
  const columns = useColumns(rebate.total);
  const wait = useSecondsLeft(rebate.nextClaimAt);
  const call = useMoneyCall<object, Claimed>({
    send: (order) => ask(cashierRebates.claimRebate, order),
    onDone: ({ amount }) => {
      const title = text('cashier.rebate.claimed', { amount: words(amount) });
      notices.tell({ tone: 'good', title });
      renew();
    },
  });
  if (rebate.list.length === 0) {
    return (
      <StatePage
        isWide
        level={3}
        state="empty"
        title={text('cashier.rebate.none')}
        text={text('cashier.rebate.noneText')}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Panel className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <div className="type-label mb-1.5">{text('cashier.rebate.ready')}</div>
          <Money parts={parts(rebate.total)} size="big" />
          <p className="mt-2 text-[0.8125rem] text-ink-soft">
            {text('cashier.rebate.auto', { when: dateAndTime(rebate.creditedAt) })}{' '}
            {text('cashier.rebate.turnover', { multiple: rebate.turnoverMultiple })}
          </p>
        </div>
        <Button
          kind="brass"
          size="lg"
          isBusy={call.isBusy}
          disabled={rebate.total === 0n || wait > 0}
          onClick={() => call.start({})}
        >
          {wait > 0
            ? text('cashier.rebate.wait', { time: clockText(wait) })
            : text('cashier.rebate.claim')}
        </Button>
      </Panel>
      <FormFault error={call.error} />
      <Table
        caption={text('cashier.page.manualRebate')}
        columns={columns}
        rows={rebate.list}
        rowId={({ category }) => category}
        totalsLabel={text('cashier.rebate.total')}
      />
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </div>
  );
}

function useColumns(total: bigint): readonly Column<Line>[] {
  const text = useText();
  const parts = useMoneyParts();
  const nameOf = useCategoryName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and names follow the language, as text does
  return useMemo(
    () => [
      {
        id: 'category',
        header: text('cashier.profit.category'),
        onCard: 'title',
        cell: ({ category }) => nameOf(category),
      },
      {
        id: 'valid',
        header: text('cashier.profit.valid'),
        align: 'figure',
        cell: ({ validBet }) => <Money parts={parts(validBet)} />,
      },
      {
        id: 'rate',
        header: text('cashier.rebate.rate'),
        align: 'figure',
        cell: ({ ratePercent }) => <bdi>{ratePercent}%</bdi>,
      },
      {
        id: 'amount',
        header: text('cashier.amount'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount)} />,
        total: <Money parts={parts(total)} />,
      },
    ],
    [text, total],
  );
}

const SHOWN = 10;

function PastRebates() {
  const text = useText();
  const parts = useMoneyParts();
  const { dateAndTime } = useTimes();
  const { data } = useQuery({
    queryKey: cashierKey('rebates'),
    queryFn: ({ signal }) => ask(cashierRebates.rebates, { page: 1, size: SHOWN }, signal),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={text('cashier.rebate.past')}>
      <PartHead title={text('cashier.rebate.past')} />
      <ul className="divide-y rounded-card border bg-table">
        {data.list.map(({ id, at, kind, amount }) => (
          <li key={id} className="flex min-h-13 flex-wrap items-center gap-x-4 px-4 py-2 md:px-5">
            <span className="min-w-0 flex-1">{dateAndTime(at)}</span>
            <span className="text-[0.8125rem] text-ink-soft">
              {text(`cashier.rebate.kind.${kind}`)}
            </span>
            <Money parts={parts(amount)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const loading = (
  <LoadingRegion className="flex flex-col gap-4">
    <Skeleton className="h-32" />
    <Skeleton className="h-56" />
  </LoadingRegion>
);
