import { ProgressBar } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Card } from '../use-promotions.ts';

type Goal = Card['goals'][number];
type Step = Card['steps'][number];

const COUNTS: readonly Goal['metric'][] = [
  'DEPOSIT_COUNT',
  'BET_COUNT',
  'LOGIN_DAYS',
  'MISSION_POINTS',
  'FRIENDS',
  'PHONE_PROVED',
  'CARD_BOUND',
  'CLUB_LEVEL',
];

/** A value as its metric is counted: a sum, a number, a multiple. */
export function useValueWords(): (metric: Goal['metric'], value: bigint) => string {
  const sum = useSumWords();
  const { formatNumber } = useIntl();
  return (metric, value) => {
    if (metric === 'WIN_MULTIPLE') return `\u2066${formatNumber(Number(value) / 10_000)}×\u2069`;
    return COUNTS.includes(metric) ? formatNumber(Number(value / 10_000n)) : sum(value);
  };
}

/** How far each goal of a step is: "Bets that count: 60.00 of 100.00". */
export function GoalBars({ goals, step }: { goals: readonly Goal[]; step: Step }) {
  const text = useText();
  const value = useValueWords();
  return (
    <div className="flex flex-col gap-2">
      {goals.map((goal, n) => {
        const [has, target] = [step.values[n] ?? 0n, step.targets[n] ?? 0n];
        if (target === 0n) return null;
        // Of a share every unit counts, also beyond the target from which it is given.
        const isShared = step.gives.percent !== null && has >= target;
        const far = isShared
          ? value(goal.metric, has)
          : text('promotions.progress', {
              value: value(goal.metric, has < target ? has : target),
              target: value(goal.metric, target),
            });
        return (
          <div key={goal.metric}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-ink-soft">
              <span>{text(`promotions.metric.${goal.metric}`)}</span>
              <span className="tabular-nums">{far}</span>
            </p>
            <ProgressBar
              label={text(`promotions.metric.${goal.metric}`)}
              value={Number(has < target ? has : target)}
              max={Number(target)}
              valueText={far}
              tone="brass"
            />
          </div>
        );
      })}
    </div>
  );
}
