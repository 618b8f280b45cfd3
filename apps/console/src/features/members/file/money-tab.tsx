import { cashierDepositsOperator, cashierWithdrawalsOperator } from '@baize/contract';
import { EmptyLine, SectionHead, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../shared/errors.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { MemberCard } from '../use-members.ts';
import { MoneyTurnover } from './money-turnover.tsx';

const SHOWN = 5;

/** What came in, what went out and what must still be played: the newest, and the way to all of it. */
export function MoneyTab({ card }: { card: MemberCard }) {
  const { id } = card.member;
  return (
    <div className="flex flex-col gap-7">
      <MoneyLinks memberId={id} />
      <MoneyTurnover memberId={id} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Withdrawals memberId={id} />
        <Deposits memberId={id} />
      </div>
    </div>
  );
}

function MoneyLinks({ memberId }: { memberId: number }) {
  const text = useText();
  const mayWatch = useMay('cashier.watch');
  const search = { member: String(memberId) };
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2">
      <Link to="/withdrawals" search={search} className={textLinkClasses}>
        {text('console.money.allWithdrawals')}
      </Link>
      <Link to="/deposits" search={search} className={textLinkClasses}>
        {text('console.money.allDeposits')}
      </Link>
      <Link to="/adjustments" search={search} className={textLinkClasses}>
        {text('console.money.adjust')}
      </Link>
      {mayWatch && (
        <Link to="/money-cases" search={search} className={textLinkClasses}>
          {text('console.money.cases')}
        </Link>
      )}
    </p>
  );
}

type Moved = { id: string; number: string; amount: bigint; state: string; at: number; to: string };

function Withdrawals({ memberId }: { memberId: number }) {
  const text = useText();
  const input = { memberId, page: 1, pageSize: SHOWN };
  const list = useQuery(queryOf(cashierWithdrawalsOperator.listWithdrawals, input));
  const rows = list.data?.list.map(({ withdrawId, amount, state, appliedAt }) => ({
    id: withdrawId,
    number: `W-${withdrawId}`,
    amount,
    at: appliedAt,
    to: '/withdrawals',
    state: text(`console.wd.state.${state}`),
  }));
  return <MovedList title={text('console.money.withdrawals')} rows={rows} error={list.error} />;
}

function Deposits({ memberId }: { memberId: number }) {
  const text = useText();
  const input = { memberId, page: 1, pageSize: SHOWN };
  const list = useQuery(queryOf(cashierDepositsOperator.listDeposits, input));
  const rows = list.data?.list.map(({ depositId, shown, credited, state, createdAt }) => ({
    id: depositId,
    number: `D-${depositId}`,
    amount: credited ?? shown,
    at: createdAt,
    to: '/deposits',
    state: text(`console.dep.state.${state}`),
  }));
  return <MovedList title={text('console.money.deposits')} rows={rows} error={list.error} />;
}

type ListProps = { title: string; rows: readonly Moved[] | undefined; error: unknown };

function MovedList({ title, rows, error }: ListProps): ReactNode {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const columns: Column<Moved>[] = [
    {
      id: 'number',
      header: text('console.cashier.number'),
      onCard: 'title',
      cell: ({ to, id, number }) => (
        <Link to={to} search={{ number: id, id }} className={textLinkClasses}>
          <span className="num">{number}</span>
        </Link>
      ),
    },
    {
      id: 'amount',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'at',
      header: text('console.cashier.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state }) => state,
    },
  ];
  return (
    <section>
      <SectionHead title={title} level={3} />
      {error ? (
        <p role="alert">{sentenceOf(error)}</p>
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={rows ?? []}
          rowId={({ id }) => id}
          isLoading={rows === undefined}
          skeletonRows={3}
          isSortedByServer
          empty={<EmptyLine>{text('console.money.noneYet')}</EmptyLine>}
        />
      )}
    </section>
  );
}
