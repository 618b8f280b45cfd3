import { Timeline, type TimelineEntry } from '@baize/ui';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Withdrawal } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { ProofPictures } from './proof-pictures.tsx';
import { isKnownState, stepStateOf, stepsAhead } from './withdrawal-states.ts';

type Step = Withdrawal['timeline'][number];

/** What happened to a withdrawal, with every reason that was given, and what lies ahead. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { date, time } = useTimes();
  const { timeline } = withdrawal;
  const nameOf = (state: string) =>
    isKnownState(state) ? text(`cashier.withdraw.state.${state}`) : state;
  const past = timeline.map((step, at): TimelineEntry => {
    const isLast = at === timeline.length - 1;
    return {
      id: `${step.at}-${at}`,
      label: nameOf(step.state),
      state: stepStateOf(step.state, isLast, withdrawal.endedAt !== null),
      time: `${date(step.at)} ${time(step.at)}`,
      text: <StepText step={step} />,
    };
  });
  const ahead = stepsAhead(withdrawal).map(
    (state): TimelineEntry => ({ id: state, label: nameOf(state), state: 'ahead' }),
  );
  return <Timeline label={text('cashier.withdraw.timeline')} entries={[...past, ...ahead]} />;
}

function StepText({ step }: { step: Step }) {
  const text = useText();
  const words = useMoneyWords();
  const hasAmount = step.amount !== null && step.amount > 0n;
  return (
    <>
      {hasAmount && <span className="num">{words(step.amount ?? 0n)}</span>}
      {hasAmount && step.note && ' · '}
      {step.note && <span dir="auto">{text('cashier.reason', { reason: step.note })}</span>}
      <ProofPictures ids={step.proofIds} />
    </>
  );
}
