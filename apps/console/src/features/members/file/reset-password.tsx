import { identityOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { modalWith } from '../../../shared/act/modal-with.tsx';
import { OneTimePassword } from '../../../shared/act/one-time-password.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';

type Props = { member: MemberRow };

/** Once closed, the password is nowhere in the page. */
export const ResetPassword = modalWith<Props>(ResetForm, {
  title: 'console.member.resetPasswordTitle',
  values: ({ member }) => ({ username: member.username }),
});

function ResetForm({ member, onClose }: Props & { onClose: () => void }) {
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
