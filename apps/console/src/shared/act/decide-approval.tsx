import { operatorsApprovals } from '@baize/contract';
import { Button, Field, TextArea } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import type { Touched } from '../queries.ts';
import { useMe } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import type { Approval } from './approvals.ts';
import { ErrorLine } from './error-line.tsx';
import { useAct } from './use-act.ts';

type Props = {
  approval: Approval;
  /** What shows the decision beside the approvals themselves. */
  touches: readonly Touched[];
  /** Where the two answers have names of their own. */
  approveLabel?: string;
  rejectLabel?: string;
};

/** What this operator may do about a request: decide it, only reject it, cancel it, or wait. */
export function DecideApproval(props: Props) {
  const text = useText();
  const { approval } = props;
  const { state, blockedBy, isMineToDecide, askedBy } = approval;
  const me = useMe();
  if (state !== 'waiting') return null;
  if (askedBy.id === me.id) return <CancelRequest {...props} />;
  const why = blockedBy && (
    <p className="text-ink-soft">{text(`console.approvals.blocked.${blockedBy}`)}</p>
  );
  // A sum above one's own limit can be turned down by anyone who may decide it.
  if (!isMineToDecide && blockedBy !== 'limit') return why;
  return (
    <Decide {...props} mayApprove={isMineToDecide}>
      {why}
    </Decide>
  );
}

function Decide({
  approval: { id },
  touches,
  approveLabel,
  rejectLabel,
  mayApprove,
  children,
}: Props & { mayApprove: boolean; children: ReactNode }) {
  const text = useText();
  const [note, setNote] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const decide = useAct(operatorsApprovals.decideApproval, {
    input: (decision: 'approve' | 'reject') => ({ id, decision, note: note.trim() }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
    touches,
  });
  function reject() {
    setReasonMissing(!note.trim());
    if (note.trim()) decide.mutate('reject');
  }
  return (
    <>
      {children}
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
            // Why it failed was about what stood here before.
            if (decide.error) decide.reset();
          }}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {mayApprove && (
          <Button
            kind="brass"
            className="flex-1"
            aria-keyshortcuts="a"
            data-decides
            isBusy={decide.isPending}
            onClick={() => decide.mutate('approve')}
          >
            {approveLabel ?? text('console.approvals.approve')}
          </Button>
        )}
        <Button
          kind="danger"
          className="flex-1"
          aria-keyshortcuts="r"
          data-decides
          disabled={decide.isPending}
          onClick={reject}
        >
          {rejectLabel ?? text('console.approvals.reject')}
        </Button>
      </div>
    </>
  );
}

function CancelRequest({ approval: { id }, touches }: Props) {
  const text = useText();
  const withdraw = useAct(operatorsApprovals.withdrawApproval, {
    input: () => ({ id }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
    touches,
  });
  return (
    <>
      <p className="text-ink-soft">{text('console.approvals.own')}</p>
      <ErrorLine error={withdraw.error} />
      <Button
        className="self-start"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined)}
      >
        {text('console.approvals.withdraw')}
      </Button>
    </>
  );
}
