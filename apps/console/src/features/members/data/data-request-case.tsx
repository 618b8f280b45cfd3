import { membersDataRequestsOperator, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberCardLink } from '../../../shared/parts/member-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';

type Request = Output<typeof membersDataRequestsOperator.listDataRequests.value>['list'][number];
const SHORTEST = 3;

/** One request, and what the house decides about it. */
export function DataRequestCase({ request }: { request: Request }) {
  const text = useText();
  const times = useTimes();
  const { member, kind, decidedAt, heldUntil } = request;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="type-title break-words">{member.username}</h2>
        <span className="text-ink-soft">{text(`console.dataRequests.kind.${kind}`)}</span>
      </div>
      <WorkHolder kind="data-request" id={request.requestId} />
      <Facts
        facts={[
          { label: text('console.dataRequests.askedAt'), value: times.exact(request.askedAt) },
          { label: text('console.dataRequests.dueAt'), value: times.day(request.dueAt) },
          ...(decidedAt
            ? [{ label: text('console.dataRequests.decidedAt'), value: times.exact(decidedAt) }]
            : []),
          ...(request.decidedBy
            ? [{ label: text('console.dataRequests.decidedBy'), value: request.decidedBy }]
            : []),
          ...(heldUntil
            ? [{ label: text('console.dataRequests.heldUntil'), value: times.day(heldUntil) }]
            : []),
          ...(request.note
            ? [{ label: text('console.dataRequests.note'), value: request.note }]
            : []),
        ]}
      />
      <MemberCardLink memberId={member.id} label={text('console.dataRequests.toMember')} />
      {request.state === 'waiting' && <Decision request={request} />}
    </div>
  );
}

function Decision({ request }: { request: Request }) {
  const text = useText();
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { requestId, kind, member } = request;
  const deciding = useAct(membersDataRequestsOperator.decideDataRequest, {
    input: (decision: 'erase' | 'refuse') => ({ requestId, decision, note: note.trim() }),
    done: 'console.dataRequests.decided',
    onDone: () => setAsking(false),
    touches: ['members'],
  });
  const hasNote = note.trim().length >= SHORTEST;
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <AreaField
        isRequired
        label={text('console.dataRequests.reason')}
        hint={text('console.dataRequests.reasonHint')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
      {deciding.error && !isAsking && (
        <p role="alert" className="text-danger">
          {sentenceOf(deciding.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {kind === 'erase' && (
          <Button kind="danger" disabled={!hasNote} onClick={() => setAsking(true)}>
            {text('console.dataRequests.erase')}
          </Button>
        )}
        <Button
          disabled={!hasNote}
          isBusy={deciding.isPending && deciding.variables === 'refuse'}
          onClick={() => deciding.mutate('refuse')}
        >
          {text('console.dataRequests.refuse')}
        </Button>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        isDanger
        title={text('console.dataRequests.eraseTitle', { name: member.username })}
        confirmLabel={text('console.dataRequests.erase')}
        act={deciding}
        onConfirm={() => deciding.mutate('erase')}
        onClose={() => setAsking(false)}
      >
        <p>{text('console.dataRequests.eraseText')}</p>
      </ConfirmModal>
    </div>
  );
}
