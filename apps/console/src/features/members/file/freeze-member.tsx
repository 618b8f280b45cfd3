import { membersOperator } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

/** Freezes a member, or lets a frozen one go on. */
export function FreezeMember({ member, isOpen, onClose }: Props) {
  const text = useText();
  const [endSessions, setEndSessions] = useState(false);
  const { id: memberId, username, isFrozen } = member;
  const change = useAct(
    {
      topic: 'members',
      act: (reason: string) =>
        isFrozen
          ? ask(membersOperator.unfreezeMember, { memberId, reason })
          : ask(membersOperator.freezeMember, { memberId, reason, endSessions }),
    },
    {
      onDone: leave,
      done: (row) =>
        text(row.isFrozen ? 'console.member.frozenNow' : 'console.member.unfrozenNow', {
          username,
        }),
    },
  );
  // What was refused or ticked the last time is not met again.
  function leave() {
    change.reset();
    setEndSessions(false);
    onClose();
  }
  const what = isFrozen ? 'unfreeze' : 'freeze';
  return (
    <ReasonModal
      isOpen={isOpen}
      isDanger={!isFrozen}
      title={text(`console.member.${what}Title`, { username })}
      confirmLabel={text(`console.member.${what}`)}
      act={change}
      onClose={leave}
    >
      <p>{text(`console.member.${what}Text`)}</p>
      {!isFrozen && (
        <Checkbox checked={endSessions} onChange={(event) => setEndSessions(event.target.checked)}>
          {text('console.member.freezeEnds')}
        </Checkbox>
      )}
    </ReasonModal>
  );
}
