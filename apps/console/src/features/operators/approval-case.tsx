import { operatorsApprovals } from '@baize/contract';
import { Button, Field, TextArea } from '@baize/ui';
import { useState } from 'react';
import { askedFacts } from '../../shared/act/approval-facts.ts';
import { kindName } from '../../shared/act/approval-words.ts';
import type { Approval } from '../../shared/act/approvals.ts';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { useMe } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { ApprovalTag } from './approval-tag.tsx';
import { AskedFacts } from './asked-facts.tsx';

/** Exactly what was asked, and the decision on it. */
export function ApprovalCase({ approval }: { approval: Approval }) {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const { currency } = useBrand();
  const isOwn = approval.askedBy.id === me.id;
  const { decidedBy, decidedAt, note } = approval;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title break-words">{kindName(text, approval.kind)}</h2>
          <span className="text-ink-soft">{approval.subject}</span>
        </div>
        <ApprovalTag approval={approval} />
      </div>
      <Facts
        facts={[
          { label: text('console.approvals.askedBy'), value: approval.askedBy.username },
          { label: text('console.approvals.askedAt'), value: times.exact(approval.askedAt) },
          ...(decidedBy
            ? [{ label: text('console.approvals.decidedBy'), value: decidedBy.username }]
            : []),
          ...(decidedAt
            ? [{ label: text('console.approvals.decidedAt'), value: times.exact(decidedAt) }]
            : []),
          ...(note ? [{ label: text('console.approvals.note'), value: note }] : []),
        ]}
      />
      <section>
        <h3 className="type-label mb-1.5">{text('console.approvals.payload')}</h3>
        <div className="rounded-card border bg-table px-4 py-2">
          <AskedFacts facts={askedFacts(text, approval, currency)} />
        </div>
      </section>
      {approval.isMineToDecide && <Decide approval={approval} />}
      {approval.state === 'waiting' && isOwn && <Withdraw approval={approval} />}
      {approval.state === 'waiting' && !isOwn && approval.blockedBy && (
        <p className="text-ink-soft">{text(`console.approvals.blocked.${approval.blockedBy}`)}</p>
      )}
    </div>
  );
}

function Decide({ approval }: { approval: Approval }) {
  const text = useText();
  const [note, setNote] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const decide = useAct(operatorsApprovals.decideApproval, {
    input: (decision: 'approve' | 'reject') => ({ id: approval.id, decision, note: note.trim() }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
    touches: ['operators'],
  });
  function refuse() {
    setReasonMissing(!note.trim());
    if (note.trim()) decide.mutate('reject');
  }
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <Field
        label={text('console.approvals.note')}
        hint={text('console.approvals.noteHint')}
        error={isReasonMissing && text('console.approvals.noteMissing')}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setReasonMissing(false);
          }}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <Button
        kind="brass"
        size="lg"
        isBusy={decide.isPending}
        onClick={() => decide.mutate('approve')}
      >
        {text('console.approvals.approve')}
      </Button>
      <Button kind="danger" disabled={decide.isPending} onClick={refuse}>
        {text('console.approvals.reject')}
      </Button>
    </div>
  );
}

function Withdraw({ approval }: { approval: Approval }) {
  const text = useText();
  const withdraw = useAct(operatorsApprovals.withdrawApproval, {
    input: () => ({ id: approval.id }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
  });
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <p className="text-ink-soft">{text('console.approvals.own')}</p>
      <ErrorLine error={withdraw.error} />
      <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        {text('console.approvals.withdraw')}
      </Button>
    </div>
  );
}
