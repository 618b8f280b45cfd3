import { membersOperator } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { ask } from '../../../shared/api.ts';
import { useText } from '../../../shared/use-text.ts';
import { type MemberRow, useMemberChange } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

/** Freezes a member, or lets a frozen one go on. */
export function FreezeMember({ member, isOpen, onClose }: Props) {
  const text = useText();
  const [endSessions, setEndSessions] = useState(false);
  const { id: memberId, username, isFrozen } = member;
  const change = useMemberChange(
    (reason: string) =>
      isFrozen
        ? ask(membersOperator.unfreezeMember, { memberId, reason })
        : ask(membersOperator.freezeMember, { memberId, reason, endSessions }),
    (row) => {
      leave();
      const done = row.isFrozen ? 'console.member.frozenNow' : 'console.member.unfrozenNow';
      showToast({ tone: 'good', title: text(done, { username }) });
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
      isBusy={change.isPending}
      error={change.error}
      onConfirm={(reason) => change.mutate(reason)}
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
