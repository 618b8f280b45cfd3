import { identityOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { ask } from '../../../shared/api.ts';
import { Refused, refusedAs } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';
import { type MemberRow, useMemberChange } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

/** Whoever takes a second factor off can take over an account: one asks, another approves. */
export function ResetFactor({ member, isOpen, onClose }: Props) {
  const text = useText();
  const { id: memberId, username } = member;
  const reset = useMemberChange(
    (reason: string) => ask(identityOperator.resetMemberFactors, { memberId, reason }),
    () => {
      onClose();
      showToast({
        tone: 'wait',
        title: text('console.member.factorAsked'),
        text: text('console.member.factorAskedText'),
      });
    },
  );
  const isWaiting = refusedAs(reset.error, 'CHANGED_MEANWHILE');
  return (
    <ReasonModal
      isOpen={isOpen}
      isDanger
      title={text('console.member.resetFactorTitle', { username })}
      confirmLabel={text('console.member.askSecond')}
      isBusy={reset.isPending}
      error={
        isWaiting
          ? new Refused(409, {
              errorCode: '',
              message: text('console.member.factorWaits'),
              value: null,
            })
          : reset.error
      }
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
