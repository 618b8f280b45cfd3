import { lotteryIssuesOperator } from '@baize/contract';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { gameCode: string; number: string; onClose: () => void };

/** Calling an issue off: asked for here, decided by a second person. */
export function VoidIssue({ gameCode, number, onClose }: Props) {
  const text = useText();
  const ask = useAct(lotteryIssuesOperator.askVoid, {
    input: (reason: string) => ({ gameCode, number, reason }),
    done: 'console.lottery.asked',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      isDanger
      longest={300}
      title={text('console.lottery.voidTitle', { number })}
      confirmLabel={text('console.lottery.ask')}
      act={ask}
      onConfirm={(reason) => ask.mutate(reason)}
      onClose={onClose}
    >
      <p>{text('console.lottery.voidText')}</p>
    </ReasonModal>
  );
}
