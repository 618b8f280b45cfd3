import { identityOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { refusedAs } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

/** Whoever takes a second factor off can take over an account: one asks, another approves. */
export function ResetFactor({ member, isOpen, onClose }: Props) {
  const text = useText();
  const { id: memberId, username } = member;
  const reset = useAct(identityOperator.resetMemberFactors, {
    input: (reason: string) => ({ memberId, reason }),
    onDone: () => {
      onClose();
      showToast({
        tone: 'wait',
        title: text('console.member.factorAsked'),
        text: text('console.member.factorAskedText'),
      });
    },
  });
  const isWaiting = refusedAs(reset.error, 'CHANGED_MEANWHILE');
  return (
    <ReasonModal
      isOpen={isOpen}
      isDanger
      title={text('console.member.resetFactorTitle', { username })}
      confirmLabel={text('console.member.askSecond')}
      act={{ ...reset, error: isWaiting ? text('console.member.factorWaits') : reset.error }}
      onConfirm={(reason) => reset.mutate(reason)}
      onClose={() => {
        reset.reset();
        onClose();
      }}
    >
      <p>{text('console.member.resetFactorText')}</p>
    </ReasonModal>
  );
}
