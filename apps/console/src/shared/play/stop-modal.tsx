import { showToast } from '@baize/ui/toast';
import { ReasonModal } from '../act/reason-modal.tsx';
import { useText } from '../use-text.ts';
import { type StopInput, useSetStop } from './stops.ts';

export type StopAsk = Omit<StopInput, 'reason'> & { name: string };

type Props = { asked: StopAsk | null; onClose: () => void };

/** Asks before new bets are stopped or allowed again, and why: both are in the audit log. */
export function StopModal({ asked, onClose }: Props) {
  const text = useText();
  const name = asked?.name ?? '';
  const what = asked?.isStopped === false ? 'free' : 'stop';
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
      isOpen={asked !== null}
      isDanger={what === 'stop'}
      title={text(`console.play.${what}Title`, { name })}
      confirmLabel={text(`console.play.${what}`)}
      act={change}
      onConfirm={(reason) => {
        if (!asked) return;
        const { scope, subject, isStopped } = asked;
        change.mutate({ scope, subject, isStopped, reason });
      }}
      onClose={leave}
    >
      <p>{text(`console.play.${what}Text`)}</p>
    </ReasonModal>
  );
}
