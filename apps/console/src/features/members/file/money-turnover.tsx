import { cashierTurnoverOperator, type Output } from '@baize/contract';
import { Button, EmptyLine, SectionHead, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonModal } from '../../../shared/act/questions.tsx';
import { sentenceOf } from '../../../shared/errors.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

type Requirement = Output<typeof cashierTurnoverOperator.listTurnover.value>['list'][number];

/** What a member must still play before money may leave, credit by credit. */
export function MoneyTurnover({ memberId }: { memberId: number }) {
  const text = useText();
  const { currency } = useBrand();
  const [waived, setWaived] = useState<Requirement | null>(null);
  const turnover = useQuery(queryOf(cashierTurnoverOperator.listTurnover, { memberId }));
  const columns = useColumns(setWaived);
  if (turnover.error) return <p role="alert">{sentenceOf(turnover.error)}</p>;
  return (
    <section>
      <SectionHead title={text('console.money.turnover')} level={3} />
      {turnover.data && (
        <p className="mb-3">
          {text('console.money.left')}{' '}
          <Sum size="mid" amount={turnover.data.left} currency={currency} />
        </p>
      )}
      <Table
        caption={text('console.money.turnover')}
        columns={columns}
        rows={turnover.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={turnover.isPending}
        skeletonRows={2}
        isSortedByServer
        empty={<EmptyLine>{text('console.money.noneYet')}</EmptyLine>}
      />
      <Waive
        given={{ id: waived?.id ?? '' }}
        isOpen={waived !== null}
        onClose={() => setWaived(null)}
      />
    </section>
  );
}

function useColumns(onWaive: (requirement: Requirement) => void): Column<Requirement>[] {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const may = useMay('cashier.adjust');
  const reasons = ['filled', 'bust', 'waived'] as const;
  return [
    {
      id: 'kind',
      header: text('console.money.kind'),
      onCard: 'title',
      cell: ({ kind }) => <span className="code">{kind}</span>,
    },
    {
      id: 'required',
      header: text('console.money.required'),
      align: 'figure',
      cell: ({ required }) => <Sum amount={required} currency={currency} />,
    },
    {
      id: 'filled',
      header: text('console.money.filled'),
      align: 'figure',
      cell: ({ filled }) => <Sum amount={filled} currency={currency} tone="soft" />,
    },
    {
      id: 'opened',
      header: text('console.money.opened'),
      cell: ({ openedAt }) => <span className="num">{times.dayAndTime(openedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: (requirement) => {
        const ended = reasons.find((reason) => reason === requirement.closedFor);
        if (ended) return <Tag>{text(`console.money.closedFor.${ended}`)}</Tag>;
        if (!may) return <Tag tone="info">{text('console.money.open')}</Tag>;
        return (
          <Button size="sm" onClick={() => onWaive(requirement)}>
            {text('console.money.waive')}
          </Button>
        );
      },
    },
  ];
}

const Waive = reasonModal(cashierTurnoverOperator.waiveTurnover, {
  title: 'console.money.waiveTitle',
  confirm: 'console.adjust.confirm',
  text: 'console.money.waiveText',
  done: 'console.money.waiveAsked',
  longest: 300,
});
