import { type Output, walletOperator } from '@baize/contract';
import { Button, Panel, SectionHead, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { Facts } from '../../shared/parts/facts.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Proof = Output<typeof walletOperator.listReconciliations.value>['list'][number];

const SHOWN = 60;

/** Whether the books are right, as the nightly proofs found them. */
export function LedgerPage() {
  const text = useText();
  const times = useTimes();
  const proofs = useQuery(queryOf(walletOperator.listReconciliations, { size: SHOWN }));
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (proofs.error) return <FailurePage error={proofs.error} reset={() => void proofs.refetch()} />;
  const last = proofs.data?.list[0];
  return (
    <PageBody>
      <PageHead
        title={text('console.ledger.title')}
        lead={text('console.ledger.lead')}
        actions={
          <Button isBusy={proofs.isFetching} onClick={() => void proofs.refetch()}>
            <RefreshCw aria-hidden className="size-4" />
            {text('console.ledger.again')}
          </Button>
        }
      />
      {last && <LastProof proof={last} />}
      {last && <SectionHead title={text('console.ledger.proofs.title')} />}
      <Table
        caption={text('console.ledger.proofs.title')}
        columns={columns}
        rows={proofs.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={proofs.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.ledger.proofs.none')}
            text={text('console.ledger.proofs.noneText')}
          />
        }
      />
    </PageBody>
  );
}

function LastProof({ proof }: { proof: Proof }) {
  const text = useText();
  const times = useTimes();
  const { fault } = proof;
  return (
    <Panel className="mb-6 max-w-3xl" aria-label={text('console.ledger.last')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-title">{text(fault ? 'console.ledger.bad' : 'console.ledger.good')}</h2>
        <ProofTag proof={proof} />
      </div>
      <Facts
        facts={[
          { label: text('console.ledger.started'), value: times.exact(proof.startedAt) },
          { label: text('console.ledger.transfers'), value: figure(proof.transfers) },
          { label: text('console.ledger.accounts'), value: figure(proof.accounts) },
          ...(fault
            ? [
                { label: text('console.ledger.check'), value: fault.check },
                {
                  label: text('console.ledger.fault'),
                  value: <span className="code">{fault.row}</span>,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function ProofTag({ proof }: { proof: Proof }) {
  const text = useText();
  return (
    <Tag tone={proof.fault ? 'bad' : 'good'}>
      {text(proof.fault ? 'console.ledger.wrong' : 'console.ledger.right')}
    </Tag>
  );
}

function figure(count: number): string {
  return count.toLocaleString('en');
}

function columnsOf(text: Text, times: Times): Column<Proof>[] {
  return [
    {
      id: 'started',
      header: text('console.ledger.started'),
      onCard: 'title',
      cell: ({ startedAt }) => <span className="num">{times.exact(startedAt)}</span>,
    },
    {
      id: 'took',
      header: text('console.ledger.took'),
      align: 'figure',
      cell: ({ startedAt, endedAt }) =>
        text('console.ledger.seconds', { seconds: Math.round((endedAt - startedAt) / 100) / 10 }),
    },
    {
      id: 'transfers',
      header: text('console.ledger.transfers'),
      align: 'figure',
      cell: ({ transfers }) => figure(transfers),
    },
    {
      id: 'accounts',
      header: text('console.ledger.accounts'),
      align: 'figure',
      cell: ({ accounts }) => figure(accounts),
    },
    {
      id: 'fault',
      header: text('console.ledger.fault'),
      cell: ({ fault }) =>
        fault ? (
          <span className="block max-w-xl py-1.5">
            <span className="block font-medium">{fault.check}</span>
            <span className="code break-words text-ink-soft">{fault.row}</span>
          </span>
        ) : (
          <span className="text-ink-soft">{text('console.ledger.noFault')}</span>
        ),
    },
    {
      id: 'state',
      header: text('console.ledger.state'),
      onCard: 'aside',
      cell: (proof) => <ProofTag proof={proof} />,
    },
  ];
}
