import { minutes } from '@baize/calendar';
import { cashierReportsOperator, gamesOperator } from '@baize/contract';
import { Figure, Skeleton, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useNow } from '../../shared/use-now.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

const POLL_MS = minutes(1);

/** What came in and went out today, by the brand's day. */
export function CashFigures() {
  const text = useText();
  const today = useTimes().today(useNow());
  const { data } = useQuery({
    ...queryOf(cashierReportsOperator.dailyCash, { from: today, to: today }),
    refetchInterval: POLL_MS,
  });
  const sums = data?.footer;
  return (
    <>
      <MoneyFigure
        label={text('console.dashboard.deposits')}
        amount={sums?.deposits}
        note={sums && text('console.dashboard.payments', { count: sums.depositCount })}
      />
      <MoneyFigure
        label={text('console.dashboard.withdrawals')}
        amount={sums?.withdrawals}
        note={sums && text('console.dashboard.payments', { count: sums.withdrawalCount })}
      />
      <MoneyFigure
        label={text('console.dashboard.net')}
        amount={sums?.bankNet}
        isSigned
        note={
          <Link to="/cash-report" className={textLinkClasses}>
            {text('console.nav.cashReport')}
          </Link>
        }
      />
    </>
  );
}

/** Stakes less payouts of the house's own games; their figures are kept by days of UTC. */
export function GgrFigure() {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(gamesOperator.listReturns, { days: 1, byLevel: 'no' }),
    refetchInterval: POLL_MS,
  });
  const ggr = data?.list.reduce((sum, { stake, payout }) => sum + stake - payout, 0n);
  return (
    <MoneyFigure
      label={text('console.dashboard.ggr')}
      amount={ggr}
      isSigned
      note={text('console.dashboard.ggrNote')}
    />
  );
}

type Props = {
  label: string;
  amount: bigint | undefined;
  isSigned?: boolean;
  note?: ReactNode;
};

function MoneyFigure({ label, amount, isSigned = false, note }: Props) {
  const { currency } = useBrand();
  return (
    <Figure label={label} note={note}>
      {amount === undefined ? (
        <Skeleton className="h-8 w-24" />
      ) : (
        <span className="type-title">
          <Sum amount={amount} currency={currency} isSigned={isSigned} />
        </span>
      )}
    </Figure>
  );
}
