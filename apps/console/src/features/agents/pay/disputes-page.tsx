import { agentsPayOperator } from '@baize/contract';
import { Button, Field, FilterBar, Tag, TextArea, textLinkClasses } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { type Dispute, PAGE_SIZE } from '../agent-rows.ts';
import { BillCalculation } from './bill-calculation.tsx';
import { BillTag, periodText } from './run-parts.tsx';

const STATES = ['OPEN', 'UPHELD', 'REJECTED'] as const;
const TONES = { OPEN: 'warn', UPHELD: 'good', REJECTED: 'plain' } as const;

/** Bills that their receivers contest, and the answer to them. */
export function BillDisputesPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const state = STATES.find((one) => one === (search.state ?? 'OPEN'));
  const list = useQuery({
    ...queryOf(agentsPayOperator.disputes, { page, size: PAGE_SIZE, ...(state && { state }) }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  return (
    <ListPage
      title={text('console.agents.disputes')}
      lead={text('console.agents.disputesLead')}
      query={list}
      columns={columns}
      rowId={({ id }) => id}
      none={{
        title: text('console.agents.noDisputes'),
        text: text('console.agents.noDisputesText'),
      }}
      beside={{
        title: text('console.agents.dispute'),
        choose: {
          picture: 'members-only',
          title: text('console.agents.disputeChoose'),
          text: text('console.agents.disputeChooseText'),
        },
        show: (id, row) => row && <DisputeCase key={id} dispute={row} />,
      }}
    >
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'state',
            label: text('console.agents.stateLabel'),
            kind: 'chips',
            options: STATES.map((value) => ({
              // What is open is the inbox itself, and no filter that could be cleared.
              value: value === 'OPEN' ? '' : value,
              label: text(`console.agents.disputeState.${value}`),
            })),
          },
        ]}
        state={{ state: search.state ?? '' }}
        onChange={({ state: next = '' }) => setSearch({ state: next, page: '', id: '' })}
      />
    </ListPage>
  );
}

function columnsOf(text: Text, times: Times): Column<Dispute>[] {
  return [
    {
      id: 'who',
      header: text('console.agents.receiver'),
      onCard: 'title',
      cell: ({ bill }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{bill.receiver}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">
            {text(`console.agents.kind.${bill.kind}`)}, {periodText(bill)}
          </span>
        </span>
      ),
    },
    {
      id: 'words',
      header: text('console.agents.words'),
      cell: ({ words }) => (
        <span className="line-clamp-2 min-w-44 max-w-md py-1.5 leading-tight whitespace-normal">
          {words}
        </span>
      ),
    },
    {
      id: 'at',
      header: text('console.agents.since'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={TONES[state]}>{text(`console.agents.disputeState.${state}`)}</Tag>
      ),
    },
  ];
}

function DisputeCase({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const { bill, words, answer } = dispute;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-title break-words">{bill.receiver}</h2>
        <BillTag bill={bill} />
      </div>
      <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap" dir="auto">
        {words}
      </p>
      {answer && (
        <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {dispute.state === 'OPEN' && <Answer dispute={dispute} />}
      <Link
        to="/pay-runs/$runId"
        params={{ runId: dispute.runId }}
        search={{ id: bill.id }}
        className={`w-fit ${textLinkClasses}`}
      >
        {text('console.agents.toBill')}
      </Link>
      <BillCalculation bill={bill} />
    </div>
  );
}

function Answer({ dispute }: { dispute: Dispute }) {
  const text = useText();
  const mayPay = useMay('agents.pay');
  const [answer, setAnswer] = useState('');
  const decide = useAct(agentsPayOperator.decideDispute, {
    input: (isUpheld: boolean) => ({ disputeId: dispute.id, isUpheld, answer: answer.trim() }),
    done: 'console.agents.decided',
  });
  if (!mayPay) return null;
  const isEmpty = answer.trim() === '';
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <Field
        isRequired
        label={text('console.agents.answer')}
        hint={text('console.agents.answerHint')}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="brass"
          disabled={isEmpty || decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          {text('console.agents.uphold')}
        </Button>
        <Button
          kind="danger"
          disabled={isEmpty || decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {text('console.agents.refuse')}
        </Button>
      </div>
    </div>
  );
}
