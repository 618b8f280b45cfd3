import { operatorsApprovals } from '@baize/contract';
import { Button, Field, TextArea } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Approval } from '../../../shared/act/approvals.ts';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

const KIND = 'cashier.withdrawal';
const AT_ONCE = 200;
const POLL_MS = 10_000;

/** What waits for a second person, by the withdrawal it is about. */
type Asked = ReadonlyMap<string, Approval>;

/** Large withdrawals that one person let go and another has not looked at yet. */
export function useSecondPerson(): Asked {
  const waiting = useQuery({
    ...queryOf(operatorsApprovals.listApprovals, {
      page: 1,
      pageSize: AT_ONCE,
      state: 'waiting',
      kind: KIND,
    }),
    enabled: useMay('approvals.read'),
    refetchInterval: POLL_MS,
  });
  return useMemo(
    () => new Map(waiting.data?.list.map((one) => [one.subject.replace(/^\w+:/, ''), one])),
    [waiting.data],
  );
}

/** Who asked, and what this operator may do about it: agree, refuse, take it back, or wait. */
export function SecondPerson({ approval }: { approval: Approval }) {
  const text = useText();
  const times = useTimes();
  const isOwn = approval.askedBy.id === useMe().id;
  return (
    <section
      aria-label={text('console.wd.secondTitle')}
      className="flex flex-col gap-3 rounded-card bg-brass-wash p-4"
    >
      <h3 className="font-semibold">{text('console.wd.secondTitle')}</h3>
      <p>
        {text(isGivingBack(approval) ? 'console.wd.secondBack' : 'console.wd.secondText', {
          name: approval.askedBy.username,
          at: times.dayAndTime(approval.askedAt),
        })}
      </p>
      {approval.isMineToDecide && <Agree approval={approval} />}
      {isOwn && <TakeBack approval={approval} />}
      {!isOwn && approval.blockedBy && (
        <p>{text(`console.approvals.blocked.${approval.blockedBy}`)}</p>
      )}
    </section>
  );
}

/** What two people let go is taken back by two as well. */
function isGivingBack({ payload }: Approval): boolean {
  const { action } = (payload ?? {}) as { action?: string };
  return action === 'reject' || action === 'refund';
}

function Agree({ approval }: { approval: Approval }) {
  const text = useText();
  const { id } = approval;
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decide = useAct(operatorsApprovals.decideApproval, {
    input: (decision: 'approve' | 'reject') => ({ id, decision, note: note.trim() }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
    touches: ['members'],
  });
  function refuse() {
    setMissing(!note.trim());
    if (note.trim()) decide.mutate('reject');
  }
  return (
    <>
      <Field
        label={text('console.approvals.note')}
        hint={text('console.approvals.noteHint')}
        error={isMissing && text('console.approvals.noteMissing')}
      >
        <TextArea
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="brass" isBusy={decide.isPending} onClick={() => decide.mutate('approve')}>
          {text(isGivingBack(approval) ? 'console.wd.agreeBack' : 'console.wd.agree')}
        </Button>
        <Button kind="danger" disabled={decide.isPending} onClick={refuse}>
          {text('console.wd.disagree')}
        </Button>
      </div>
    </>
  );
}

function TakeBack({ approval: { id } }: { approval: Approval }) {
  const text = useText();
  const withdraw = useAct(operatorsApprovals.withdrawApproval, {
    input: () => ({ id }),
    done: ({ state }) => text(`console.approvals.done.${state}`),
    touches: ['members'],
  });
  return (
    <>
      <p>{text('console.approvals.own')}</p>
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
