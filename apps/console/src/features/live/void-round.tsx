import { liveOperator } from '@baize/contract';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { tableId: string; number: string; onClose: () => void };

/** Calling a round off: asked for here, decided by a second person. */
export function VoidRound({ tableId, number, onClose }: Props) {
  const text = useText();
  const ask = useAct(liveOperator.askVoid, {
    input: (reason: string) => ({ tableId, number, reason }),
    done: 'console.live.asked',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      isDanger
      longest={300}
      title={text('console.live.voidTitle', { number })}
      confirmLabel={text('console.live.ask')}
      act={ask}
      onConfirm={(reason) => ask.mutate(reason)}
      onClose={onClose}
    >
      <p>{text('console.live.voidText')}</p>
    </ReasonModal>
  );
}
