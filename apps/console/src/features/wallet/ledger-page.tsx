import { type Output, walletOperator } from '@baize/contract';
import { Button, Panel, SectionHead, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { figureColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { PageHead } from '../../shared/parts/page-head.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Proof = Output<typeof walletOperator.listReconciliations.value>['list'][number];

const SIZE = 60;

/** Whether the books are right, as the nightly proofs found them. */
export function LedgerPage() {
  return <Proofs head={<LedgerHead />} />;
}

const Proofs = listPage(walletOperator.listReconciliations, {
  words: 'console.ledger.proofs',
  size: SIZE,
  rowId: ({ id }) => id,
  columns: [
    timeColumn('console.ledger.started', ({ startedAt }) => startedAt, {
      isExact: true,
      onCard: 'title',
    }),
    figureColumn('console.ledger.took', ({ startedAt, endedAt }, { text }) =>
      text('console.ledger.seconds', { seconds: Math.round((endedAt - startedAt) / 100) / 10 }),
    ),
    figureColumn('console.ledger.transfers', ({ transfers }) => transfers),
    figureColumn('console.ledger.accounts', ({ accounts }) => accounts),
    {
      header: 'console.ledger.fault',
      cell: ({ fault }, { text }) =>
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
      header: 'console.ledger.state',
      onCard: 'aside',
      cell: (proof) => <ProofTag proof={proof} />,
    },
  ],
});

function LedgerHead() {
  const text = useText();
  const proofs = useQuery(queryOf(walletOperator.listReconciliations, { pageSize: SIZE }));
  const last = proofs.data?.list[0];
  return (
    <>
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
    </>
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
