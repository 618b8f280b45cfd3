import { referralFriendsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  memberId: number;
  earnerId: number;
  name: string;
  /** What the pair shall be: blocked, or paid again. */
  isBlocked: boolean;
};

/** Blocks a pair by hand, or lifts its block, with a reason that support reads later. */
export function BlockButton({ memberId, earnerId, name, isBlocked }: Props) {
  const text = useText();
  const mayDecide = useMay('promotions.review');
  const [isOpen, setOpen] = useState(false);
  const decide = useAct(referralFriendsOperator.decideBlock, {
    input: (reason: string) => ({ memberId, earnerId, isBlocked, reason }),
    done: isBlocked ? 'console.referral.isBlocked' : 'console.referral.isLifted',
    onDone: () => setOpen(false),
  });
  if (!mayDecide) return null;
  const act = text(isBlocked ? 'console.referral.block' : 'console.referral.lift');
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && (
        <ReasonModal
          isOpen
          isDanger={isBlocked}
          longest={300}
          title={text(isBlocked ? 'console.referral.blockTitle' : 'console.referral.liftTitle', {
            name,
          })}
          confirmLabel={act}
          act={decide}
          onConfirm={(reason) => decide.mutate(reason)}
          onClose={() => setOpen(false)}
        >
          <p>{text(isBlocked ? 'console.referral.blockText' : 'console.referral.liftText')}</p>
        </ReasonModal>
      )}
    </>
  );
}
