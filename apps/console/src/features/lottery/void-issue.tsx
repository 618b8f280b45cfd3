import { lotteryIssuesOperator } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { ask } from '../../shared/api.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { gameCode: string; number: string; onClose: () => void };

/** Calling an issue off: asked for here, decided by a second person. */
export function VoidIssue({ gameCode, number, onClose }: Props) {
  const text = useText();
  const wish = useMutation({
    mutationFn: (reason: string) =>
      ask(lotteryIssuesOperator.askVoid, { gameCode, number, reason }),
    onSuccess: () => {
      showToast({ tone: 'good', title: text('console.lottery.asked') });
      onClose();
    },
  });
  return (
    <ReasonModal
      isOpen
      isDanger
      longest={300}
      title={text('console.lottery.voidTitle', { number })}
      confirmLabel={text('console.lottery.ask')}
      isBusy={wish.isPending}
      error={wish.error}
      onConfirm={(reason) => wish.mutate(reason)}
      onClose={onClose}
    >
      <p>{text('console.lottery.voidText')}</p>
    </ReasonModal>
  );
}
