import { identityOperator } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { OneTimePassword } from '../../../shared/act/one-time-password.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

export function ResetPassword({ member, isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      title={text('console.member.resetPasswordTitle', { username: member.username })}
    >
      <ResetForm member={member} onClose={onClose} />
    </Modal>
  );
}

/** Lives as long as the modal: once closed, the password is nowhere in the page. */
function ResetForm({ member, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const { id: memberId, username } = member;
  const reset = useAct(identityOperator.resetMemberPassword, {
    input: (reason: string) => ({ memberId, reason }),
  });
  if (reset.data) {
    return (
      <div className="flex flex-col gap-4">
        <OneTimePassword username={username} password={reset.data.oneTimePassword} />
        <Button kind="brass" onClick={onClose}>
          {text('console.oneTime.done')}
        </Button>
      </div>
    );
  }
  return (
    <ReasonForm confirmLabel={text('console.member.drawPassword')} act={reset} onClose={onClose}>
      <p>{text('console.member.resetPasswordText')}</p>
    </ReasonForm>
  );
}
