import { referralFriendsOperator } from '@baize/contract';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
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
  const decide = useAct(referralFriendsOperator.decideBlock, {
    input: (reason: string) => ({ memberId, earnerId, isBlocked, reason }),
    done: isBlocked ? 'console.referral.isBlocked' : 'console.referral.isLifted',
  });
  if (!mayDecide) return null;
  const word = text(isBlocked ? 'console.referral.block' : 'console.referral.lift');
  return (
    <ReasonButton
      isDanger={isBlocked}
      longest={300}
      label={word}
      title={text(isBlocked ? 'console.referral.blockTitle' : 'console.referral.liftTitle', {
        name,
      })}
      confirmLabel={word}
      act={decide}
    >
      <p>{text(isBlocked ? 'console.referral.blockText' : 'console.referral.liftText')}</p>
    </ReasonButton>
  );
}
