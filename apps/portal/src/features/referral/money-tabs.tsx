import { type Output, referralInvite } from '@baize/contract';
import { EmptyLine, Money, Pager, Tag, type Tone } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { usePercent } from './how-it-works.tsx';
import { referralKey } from './use-referral.ts';

type Income = Output<typeof referralInvite.incomes.value>['list'][number];
type Payment = Output<typeof referralInvite.payments.value>['list'][number];

const SIZE = 20;

const TONES: Record<Income['state'], Tone> = { OPEN: 'warn', PAID: 'good', REFUSED: 'plain' };

/** What friends brought, by day and level. */
export function IncomesTab() {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: referralKey('incomes', page),
    queryFn: ({ signal }) => ask(referralInvite.incomes, { page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useIncomeColumns();
  return (
    <Fetched query={query}>
      {({ list, totalPages }) => (
        <div className="flex flex-col gap-4">
          <Table
            caption={text('referral.incomes')}
            columns={columns}
            rows={list}
            rowId={({ day, level }) => `${day} ${level}`}
            isSortedByServer
            empty={<EmptyLine>{text('referral.incomes.none')}</EmptyLine>}
          />
          {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
        </div>
      )}
    </Fetched>
  );
}

function useIncomeColumns(): readonly Column<Income>[] {
  const text = useText();
  const parts = useMoneyParts();
  const percent = usePercent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts follow the language, as text does
  return useMemo(
    (): readonly Column<Income>[] => [
      {
        id: 'day',
        header: text('referral.day'),
        onCard: 'title',
        cell: ({ day }) => <bdi>{day}</bdi>,
      },
      {
        id: 'level',
        header: text('referral.levels'),
        cell: ({ level }) => text('referral.level', { level }),
      },
      {
        id: 'friends',
        header: text('referral.friends'),
        align: 'figure',
        cell: (row) => row.friends,
      },
      {
        id: 'bet',
        header: text('referral.validBet'),
        align: 'figure',
        cell: ({ validBet }) => <Money parts={parts(validBet)} />,
      },
      {
        id: 'rate',
        header: text('referral.rate'),
        align: 'figure',
        cell: ({ rate }) => percent(rate),
      },
      {
        id: 'amount',
        header: text('referral.amount'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount, { signed: amount < 0n })} />,
      },
      {
        id: 'state',
        header: text('referral.state'),
        onCard: 'aside',
        cell: ({ state }) => <Tag tone={TONES[state]}>{text(`referral.income.${state}`)}</Tag>,
      },
    ],
    [text],
  );
}

/** What was credited, each a line of the account record. */
export function PaymentsTab() {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: referralKey('payments', page),
    queryFn: ({ signal }) => ask(referralInvite.payments, { page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = usePaymentColumns();
  return (
    <Fetched query={query}>
      {({ list, totalPages }) => (
        <div className="flex flex-col gap-4">
          <Table
            caption={text('referral.payments')}
            columns={columns}
            rows={list}
            rowId={({ id }) => id}
            isSortedByServer
            empty={<EmptyLine>{text('referral.payments.none')}</EmptyLine>}
          />
          {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
        </div>
      )}
    </Fetched>
  );
}

function usePaymentColumns(): readonly Column<Payment>[] {
  const text = useText();
  const parts = useMoneyParts();
  const { dateAndTime } = useTimes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts and times follow the language, as text does
  return useMemo(
    (): readonly Column<Payment>[] => [
      {
        id: 'at',
        header: text('referral.when'),
        cell: ({ at }) => dateAndTime(at),
      },
      {
        id: 'kind',
        header: text('referral.what'),
        onCard: 'title',
        cell: ({ kind, friend, reference }) => (
          <>
            {text(`referral.kind.${kind}`)}{' '}
            <bdi className="text-ink-soft">{friend ?? reference}</bdi>
          </>
        ),
      },
      {
        id: 'amount',
        header: text('referral.amount'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount)} tone="win" />,
      },
    ],
    [text],
  );
}
