import { Drawer, EmptyLine, Pager, SectionHead } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { useFigures } from '../use-figures.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractCard, ContractFacts, ContractState } from './contract-card.tsx';
import { type Contract, type ContractKind, kindCalls } from './contract-kinds.ts';
import { TermsTable } from './terms-table.tsx';

/** The own contract of a kind, and those given to who stands directly below. */
export function ContractList({ kind }: { kind: ContractKind }) {
  const text = useText();
  const query = useQuery({
    queryKey: ['agents', 'contracts', kind],
    queryFn: ({ signal }) => ask(kindCalls[kind].info, {}, signal),
  });
  return (
    <Fetched query={query}>
      {({ agent, downline }) => (
        <div className="flex flex-col gap-8">
          <section>
            <SectionHead level={3} title={text('agents.contracts.own')} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {agent.map((one) => (
                <ContractCard
                  key={one.id}
                  contract={one}
                  title={
                    one.giver
                      ? text('agents.contracts.from', { name: one.giver })
                      : text('agents.contracts.fromCompany')
                  }
                  actions={<ContractActions contract={one} />}
                />
              ))}
            </div>
            {agent.length === 0 && <EmptyLine>{text('agents.contracts.noOwn')}</EmptyLine>}
          </section>
          <section>
            <SectionHead level={3} title={text('agents.contracts.given')} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {downline.map((one) => (
                <ContractCard
                  key={one.id}
                  contract={one}
                  title={<bdi>{one.receiver}</bdi>}
                  actions={<ContractActions contract={one} />}
                />
              ))}
            </div>
            {downline.length === 0 && <EmptyLine>{text('agents.contracts.noGiven')}</EmptyLine>}
          </section>
        </div>
      )}
    </Fetched>
  );
}

const SIZE = 20;

/** Every contract of a kind that there was, the newest first. */
export function ContractHistory({ kind }: { kind: ContractKind }) {
  const text = useText();
  const { search, change } = useAgentSearch();
  const [open, setOpen] = useState<Contract | null>(null);
  const page = pageOf(search);
  const query = useQuery({
    queryKey: ['agents', 'history', kind, page],
    queryFn: ({ signal }) => ask(kindCalls[kind].history, { page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useHistoryColumns();
  return (
    <Fetched query={query}>
      {({ list, total, totalPages }) => (
        <div className="flex flex-col gap-4">
          <Table
            caption={text('agents.tab.history')}
            columns={columns}
            rows={list}
            rowId={({ id }) => id}
            isSortedByServer
            onRowOpen={setOpen}
            openRowId={open?.id}
            empty={
              <StatePage isWide level={3} state="empty" title={text('agents.contracts.none')} />
            }
          />
          <Pager
            page={page}
            pageCount={totalPages}
            onPage={(p) => change({ p })}
            summary={total > 0 && text('agents.rows', { count: total })}
          />
          {open && (
            <Drawer
              isOpen
              onClose={() => setOpen(null)}
              title={text(`agents.contractOf.${kind}`)}
              className="w-[min(34rem,100vw)]!"
            >
              <div className="flex flex-col gap-4">
                <ContractState state={open.state} />
                <TermsTable kind={kind} terms={open.terms} />
                <ContractFacts contract={open} />
              </div>
            </Drawer>
          )}
        </div>
      )}
    </Fetched>
  );
}

function useHistoryColumns(): readonly Column<Contract>[] {
  const text = useText();
  const { rates } = useFigures();
  const { date } = useTimes();
  return useMemo(
    () => [
      {
        id: 'receiver',
        header: text('agents.contract.receiver'),
        onCard: 'title',
        cell: ({ receiver }) => <bdi>{receiver}</bdi>,
      },
      {
        id: 'giver',
        header: text('agents.contract.giver'),
        cell: ({ giver }) => (giver ? <bdi>{giver}</bdi> : text('agents.company')),
      },
      {
        id: 'top',
        header: text('agents.contract.top'),
        align: 'figure',
        cell: ({ terms }) => rates(terms.tiers.at(-1)),
      },
      {
        id: 'proposed',
        header: text('agents.contract.proposed'),
        cell: ({ proposedAt }) => date(proposedAt),
      },
      {
        id: 'ended',
        header: text('agents.contract.ended'),
        cell: ({ endedAt }) => (endedAt === null ? '–' : date(endedAt)),
      },
      {
        id: 'state',
        header: text('agents.column.state'),
        onCard: 'aside',
        cell: ({ state }) => <ContractState state={state} />,
      },
    ],
    [text, rates, date],
  );
}
