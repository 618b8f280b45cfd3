import { agentsPayOperator, type Output } from '@baize/contract';
import { Button, Modal, Panel, SectionHead } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { RUN_KINDS, type RunKind } from '../agent-rows.ts';
import { periodText } from './run-parts.tsx';

type RunInput = { kind: RunKind; from: string; to: string };

/** What a run over some days would come to now; and, where one was left out, the run itself. */
export function PreviewRun() {
  const text = useText();
  const times = useTimes();
  const today = times.today(Date.now());
  const [draft, setDraft] = useState<RunInput>({ kind: 'DAILY', from: today, to: today });
  const [asked, setAsked] = useState<RunInput | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(draft.kind === 'DIVIDEND' ? draft : { ...draft, to: draft.from });
  }
  return (
    <Panel className="mb-6 max-w-4xl" aria-label={text('console.agents.preview')}>
      <SectionHead title={text('console.agents.preview')} level={3} />
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-4">
        <PickField
          label={text('console.agents.kind')}
          value={draft.kind}
          values={RUN_KINDS}
          word={(kind) => text(`console.agents.kind.${kind}`)}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        {(draft.kind === 'DIVIDEND' ? (['from', 'to'] as const) : (['from'] as const)).map(
          (side) => (
            <TextField
              key={side}
              label={text(
                draft.kind === 'DIVIDEND' ? `console.agents.${side}Day` : 'console.agents.ofDay',
              )}
              type="date"
              value={draft[side]}
              onChange={(value) => setDraft({ ...draft, [side]: value })}
            />
          ),
        )}
        <Button type="submit">{text('console.agents.showPreview')}</Button>
      </form>
      <PreviewModal input={asked} onClose={() => setAsked(null)} />
    </Panel>
  );
}

function PreviewModal({ input, onClose }: { input: RunInput | null; onClose: () => void }) {
  const text = useText();
  return (
    <Modal
      size="md"
      isOpen={input !== null}
      onClose={onClose}
      title={text('console.agents.previewTitle', {
        kind: input ? text(`console.agents.kind.${input.kind}`) : '',
        period: input ? periodText(input) : '',
      })}
    >
      {input && <Preview input={input} onClose={onClose} />}
    </Modal>
  );
}

function Preview({ input, onClose }: { input: RunInput; onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const mayPay = useMay('agents.pay');
  const preview = useQuery({ ...queryOf(agentsPayOperator.previewRun, input), retry: false });
  const start = useAct(agentsPayOperator.startRun, {
    input: (reason: string) => ({ ...input, reason }),
    done: 'console.agents.started',
    onDone: ({ runId }) => {
      onClose();
      if (runId) void navigate({ to: '/pay-runs/$runId', params: { runId } });
    },
  });
  if (preview.error) {
    return (
      <p role="alert" className="text-danger">
        {sentenceOf(preview.error)}
      </p>
    );
  }
  if (!preview.data) return <p aria-busy="true">{text('console.agents.counting')}</p>;
  const { list, company } = preview.data;
  if (list.length === 0) return <p>{text('console.agents.previewNone')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <PreviewTable list={list} />
      <p className="flex justify-between gap-4 font-semibold">
        {text('console.agents.companyPays')} <Sum amount={company} currency={currency} />
      </p>
      {mayPay && (
        <ReasonForm
          confirmLabel={text('console.agents.start')}
          act={start}
          longest={300}
          onClose={onClose}
        >
          <p className="text-ink-soft">{text('console.agents.startText')}</p>
        </ReasonForm>
      )}
    </div>
  );
}

type Rows = Output<typeof agentsPayOperator.previewRun.value>['list'];

function PreviewTable({ list }: { list: Rows }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="type-label border-b">
          <th className="py-1.5 text-start">{text('console.agents.receiver')}</th>
          <th className="py-1.5 text-end">{text('console.agents.active')}</th>
          <th className="py-1.5 text-end">{text('console.agents.validBet')}</th>
          <th className="py-1.5 text-end">{text('console.agents.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.receiver} className="border-b">
            <td className="py-1.5">
              {row.receiver}{' '}
              <span className="text-ink-soft">
                {row.isFrozen
                  ? text('console.agents.frozen')
                  : row.isByCompany
                    ? text('console.agents.company')
                    : ''}
              </span>
            </td>
            <td className="num py-1.5 text-end">{row.activeMembers}</td>
            <td className="py-1.5 text-end">
              <Sum amount={row.validBet} currency={currency} />
            </td>
            <td className="py-1.5 text-end">
              <Sum amount={row.gross} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
