import { cashierTurnoverOperator, type Output } from '@baize/contract';
import { Button, EmptyLine, SectionHead, Tag } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonModal } from '../../../shared/act/questions.tsx';
import { sentenceOf } from '../../../shared/errors.ts';
import {
  columnsFor,
  type ListColumn,
  moneyColumn,
  timeColumn,
} from '../../../shared/list/columns.tsx';
import { useTools } from '../../../shared/list/tools.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';

type Requirement = Output<typeof cashierTurnoverOperator.listTurnover.value>['list'][number];

/** What a member must still play before money may leave, credit by credit. */
export function MoneyTurnover({ memberId }: { memberId: number }) {
  const tools = useTools(undefined);
  const { text, currency } = tools;
  const [waived, setWaived] = useState<Requirement | null>(null);
  const turnover = useQuery(queryOf(cashierTurnoverOperator.listTurnover, { memberId }));
  const columns = columnsFor(columnsOf(setWaived), tools);
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

const ENDED = ['filled', 'bust', 'waived'] as const;

const columnsOf = (
  onWaive: (requirement: Requirement) => void,
): readonly ListColumn<Requirement>[] => [
  {
    header: 'console.money.kind',
    onCard: 'title',
    cell: ({ kind }, { text }) => text('console.money.credit', { kind }),
  },
  moneyColumn('console.money.required', ({ required }) => required),
  moneyColumn('console.money.filled', ({ filled }) => filled, { look: { tone: 'soft' } }),
  timeColumn('console.money.opened', ({ openedAt }) => openedAt),
  {
    header: 'console.cashier.state',
    onCard: 'aside',
    cell: (requirement, { text, may }) => {
      const ended = ENDED.find((reason) => reason === requirement.closedFor);
      if (ended) return <Tag>{text(`console.money.closedFor.${ended}`)}</Tag>;
      if (!may('cashier.adjust')) return <Tag tone="info">{text('console.money.open')}</Tag>;
      return (
        <Button size="sm" onClick={() => onWaive(requirement)}>
          {text('console.money.waive')}
        </Button>
      );
    },
  },
];

const Waive = reasonModal(cashierTurnoverOperator.waiveTurnover, {
  title: 'console.money.waiveTitle',
  confirm: 'console.adjust.confirm',
  text: 'console.money.waiveText',
  done: 'console.money.waiveAsked',
  longest: 300,
});
