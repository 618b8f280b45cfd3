import { showToast } from '@baize/ui/toast';
import { ReasonModal } from '../act/reason-modal.tsx';
import { useText } from '../use-text.ts';
import { type StopWish, useSetStop } from './stops.ts';

export type StopAsk = Omit<StopWish, 'reason'> & { name: string };

type Props = { wish: StopAsk | null; onClose: () => void };

/** Asks before new bets are stopped or allowed again, and why: both are in the audit log. */
export function StopModal({ wish, onClose }: Props) {
  const text = useText();
  const name = wish?.name ?? '';
  const what = wish?.isStopped === false ? 'free' : 'stop';
  const change = useSetStop(({ isStopped }) => {
    leave();
    const done = isStopped ? 'console.play.stoppedNow' : 'console.play.freedNow';
    showToast({ tone: 'good', title: text(done, { name }) });
  });
  function leave() {
    change.reset();
    onClose();
  }
  return (
    <ReasonModal
      isOpen={wish !== null}
      isDanger={what === 'stop'}
      title={text(`console.play.${what}Title`, { name })}
      confirmLabel={text(`console.play.${what}`)}
      act={change}
      onConfirm={(reason) => {
        if (!wish) return;
        const { scope, subject, isStopped } = wish;
        change.mutate({ scope, subject, isStopped, reason });
      }}
      onClose={leave}
    >
      <p>{text(`console.play.${what}Text`)}</p>
    </ReasonModal>
  );
}
