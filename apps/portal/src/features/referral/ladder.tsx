import { Button, cx, ProgressBar, Tag } from '@baize/ui';
import { Trophy } from 'lucide-react';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type Step, useClaimStep } from './use-referral.ts';

/** Steps for many friends, each with its bonus. */
export function Ladder({ steps, qualified }: { steps: readonly Step[]; qualified: number }) {
  const text = useText();
  if (steps.length === 0) return null;
  return (
    <section aria-label={text('referral.steps')}>
      <h3 className="type-card mb-3">{text('referral.steps')}</h3>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step) => (
          <LadderStep key={step.friends} step={step} qualified={qualified} />
        ))}
      </ol>
    </section>
  );
}

function LadderStep({ step, qualified }: { step: Step; qualified: number }) {
  const text = useText();
  const sum = useSumWords();
  const claiming = useClaimStep();
  const { friends, bonus, state } = step;
  const reached = Math.min(qualified, friends);
  return (
    <li
      className={cx(
        'flex flex-col gap-3 rounded-card border bg-table p-4',
        state === 'CLAIM' && 'border-brass',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <b className="text-lg">{sum(bonus)}</b>
        <Trophy
          aria-hidden
          className={cx('size-5', state === 'PROCESS' ? 'text-ink-faint' : 'text-brass-text')}
        />
      </div>
      <p className="text-[0.8125rem] text-ink-soft">
        {text('referral.step.friends', { count: friends })}
      </p>
      <ProgressBar
        label={text('referral.step.friends', { count: friends })}
        value={reached}
        max={friends}
        tone="brass"
      />
      <div className="mt-auto flex min-h-9 items-center">
        {state === 'CLAIM' && (
          <Button
            kind="brass"
            size="sm"
            isBusy={claiming.isBusy}
            onClick={() => claiming.start(friends)}
          >
            {text('referral.claim')}
          </Button>
        )}
        {state === 'CLAIMED' && <Tag tone="good">{text('referral.claimed')}</Tag>}
        {state === 'PROCESS' && (
          <span className="text-[0.8125rem] text-ink-soft tabular-nums">
            {text('referral.step.reached', { reached, friends })}
          </span>
        )}
      </div>
    </li>
  );
}
