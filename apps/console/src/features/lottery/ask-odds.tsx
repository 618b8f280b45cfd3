import { lotteryOddsOperator, type Output } from '@baize/contract';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  input: Omit<Output<typeof lotteryOddsOperator.askOdds.input>, 'reason'>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks a second person for what was typed and proved. */
export function AskOdds({ input, onDone, onClose }: Props) {
  const text = useText();
  const ask = useAct(lotteryOddsOperator.askOdds, {
    input: (reason: string) => ({ ...input, reason }),
    done: 'console.play.approvalAsked',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <ReasonModal
      isOpen
      longest={300}
      title={text('console.lottery.askOdds')}
      confirmLabel={text('console.play.askApproval')}
      act={ask}
      onConfirm={(reason) => ask.mutate(reason)}
      onClose={onClose}
    >
      <p>{text('console.lottery.oddsText')}</p>
    </ReasonModal>
  );
}
