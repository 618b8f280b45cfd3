import { identityOperator } from '@baize/contract';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';

type Props = { member: MemberRow; isOpen: boolean; onClose: () => void };

/** The portal as the member sees it, in a tab of its own: read only, and the member can read that it was done. */
export function ViewMember({ member, isOpen, onClose }: Props) {
  const text = useText();
  const view = useAct(identityOperator.viewAsMember, {
    input: (reason: string) => ({ memberId: member.id, reason }),
    onDone: ({ entry }) => {
      onClose();
      window.open(`/#view=${entry}`, '_blank', 'noopener');
    },
  });
  return (
    <ReasonModal
      isOpen={isOpen}
      title={text('console.member.viewTitle', { username: member.username })}
      confirmLabel={text('console.member.view')}
      act={view}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text('console.member.viewText')}</p>
    </ReasonModal>
  );
}
