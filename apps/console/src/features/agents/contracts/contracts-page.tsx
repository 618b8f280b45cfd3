import { agentsContractsOperator } from '@baize/contract';
import { Button, FilterBar, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CONTRACT_KINDS, type ContractRow, contractTone, PAGE_SIZE } from '../agent-rows.ts';
import { TermsView } from './terms-view.tsx';

const STATES = ['ACTIVE', 'PENDING', 'TERMINATING', 'ENDED'] as const;

/** Every contract there is: the company's own, and those between agents. */
export function ContractsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const wish = useMemo(() => {
    const kind = CONTRACT_KINDS.find((one) => one === search.kind);
    const state = STATES.find((one) => one === search.state);
    return {
      ...(search.username && { username: search.username }),
      ...(kind && { kind }),
      ...(state && { state }),
      ...(search.giver && { isByCompany: search.giver === 'company' }),
    };
  }, [search]);
  const list = useQuery({
    ...queryOf(agentsContractsOperator.contracts, { ...wish, page, size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  return (
    <ListPage
      title={text('console.agents.contracts')}
      lead={text('console.agents.contractsLead')}
      query={list}
      columns={columns}
      rowId={({ id }) => id}
      none={{
        title: text('console.agents.noContracts'),
        text: text('console.agents.noContractsText'),
      }}
      beside={{
        title: text('console.agents.contract'),
        choose: {
          picture: 'members-only',
          title: text('console.agents.contractChoose'),
          text: text('console.agents.contractChooseText'),
        },
        show: (id, row) => row && <ContractCase key={id} contract={row} />,
      }}
    >
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'username',
            label: text('console.agents.username'),
            kind: 'custom',
            render: (value, onChange) => (
              <FilterText
                label={text('console.agents.username')}
                value={value}
                onChange={onChange}
              />
            ),
          },
          {
            key: 'kind',
            label: text('console.agents.kind'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.agents.anyKind') },
              ...CONTRACT_KINDS.map((value) => ({
                value,
                label: text(`console.agents.kind.${value}`),
              })),
            ],
          },
          {
            key: 'state',
            label: text('console.agents.stateLabel'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.agents.anyState') },
              ...STATES.map((value) => ({
                value,
                label: text(`console.agents.state.${value}`),
              })),
            ],
          },
          {
            key: 'giver',
            label: text('console.agents.giver'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.agents.anyGiver') },
              { value: 'company', label: text('console.agents.company') },
              { value: 'agent', label: text('console.agents.anAgent') },
            ],
          },
        ]}
        state={{
          username: search.username ?? '',
          kind: search.kind ?? '',
          state: search.state ?? '',
          giver: search.giver ?? '',
        }}
        onChange={(next) => setSearch({ ...next, page: '', id: '' })}
      />
    </ListPage>
  );
}

function columnsOf(text: Text, times: Times): Column<ContractRow>[] {
  return [
    {
      id: 'kind',
      header: text('console.agents.kind'),
      onCard: 'title',
      cell: ({ kind }) => (
        <span className="font-semibold">{text(`console.agents.kind.${kind}`)}</span>
      ),
    },
    { id: 'receiver', header: text('console.agents.receiver'), cell: ({ receiver }) => receiver },
    {
      id: 'giver',
      header: text('console.agents.giver'),
      cell: ({ giver }) => giver || text('console.agents.company'),
    },
    {
      id: 'since',
      header: text('console.agents.proposedAt'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ proposedAt }) => <span className="num">{times.dayAndTime(proposedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={contractTone(state)}>{text(`console.agents.state.${state as 'ACTIVE'}`)}</Tag>
      ),
    },
  ];
}

function ContractCase({ contract }: { contract: ContractRow }) {
  const text = useText();
  const times = useTimes();
  const { kind, giver, receiver, state, terms, effectiveOn, endedAt, endReason } = contract;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title">{text(`console.agents.kind.${kind}`)}</h2>
          <span className="text-ink-soft">
            {text('console.agents.between', {
              giver: giver || text('console.agents.company'),
              receiver,
            })}
          </span>
        </div>
        <Tag tone={contractTone(state)}>{text(`console.agents.state.${state as 'ACTIVE'}`)}</Tag>
      </div>
      <TermsView kind={kind} terms={terms} />
      <Facts
        facts={[
          {
            label: text('console.agents.proposedAt'),
            value: times.exact(contract.proposedAt),
          },
          ...(effectiveOn
            ? [{ label: text('console.agents.effectiveOn'), value: effectiveOn }]
            : []),
          ...(endedAt
            ? [{ label: text('console.agents.endedAt'), value: times.exact(endedAt) }]
            : []),
          ...(endReason ? [{ label: text('console.agents.endReason'), value: endReason }] : []),
        ]}
      />
      <EndContract contract={contract} />
      <AuditLink subject={`member:${contract.receiverId}`} />
    </div>
  );
}

function EndContract({ contract }: { contract: ContractRow }) {
  const text = useText();
  const mayEdit = useMay('agents.edit');
  const [isAsking, setAsking] = useState(false);
  const end = useAct(agentsContractsOperator.endContract, {
    input: (reason: string) => ({ contractId: contract.id, reason }),
    done: 'console.agents.ended',
    onDone: () => setAsking(false),
  });
  if (!mayEdit || !['ACTIVE', 'TERMINATING'].includes(contract.state)) return null;
  return (
    <>
      <Button kind="danger" className="self-start" onClick={() => setAsking(true)}>
        {text('console.agents.end')}
      </Button>
      <ReasonModal
        isDanger
        isOpen={isAsking}
        title={text('console.agents.endTitle', { receiver: contract.receiver })}
        confirmLabel={text('console.agents.end')}
        act={end}
        longest={300}
        onConfirm={(reason) => end.mutate(reason)}
        onClose={() => {
          end.reset();
          setAsking(false);
        }}
      >
        <p>{text('console.agents.endText')}</p>
      </ReasonModal>
    </>
  );
}
