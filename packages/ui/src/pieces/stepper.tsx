import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StepState = 'done' | 'current' | 'ahead' | 'failed';
export type Step = { id: string; label: ReactNode; state: StepState };

/** Where one is on a short way, side by side. */
export function Stepper({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly Step[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={cx('grid auto-cols-fr grid-flow-col gap-1', className)}>
      {steps.map(({ id, label: name, state }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cx(
            'min-w-0 text-xs',
            state === 'current' ? 'font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          <span aria-hidden className={cx('mb-1.5 block h-1 rounded-full', BARS[state])} />
          <span className="block truncate">{name}</span>
        </li>
      ))}
    </ol>
  );
}

export type TimelineEntry = Step & { time?: ReactNode; text?: ReactNode };

/** What happened, one below the other, the newest where the app puts it. */
export function Timeline({
  label,
  entries,
  className,
}: {
  label: string;
  entries: readonly TimelineEntry[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={cx('relative', className)}>
      {entries.map(({ id, label: name, state, time, text }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative pb-5 ps-7 not-last:before:absolute not-last:before:start-[7px] not-last:before:top-5 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line-strong last:pb-0"
        >
          <span
            aria-hidden
            className={cx(
              'absolute start-0 top-0.5 size-[15px] rounded-full border-2',
              DOTS[state],
            )}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className={state === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>{name}</span>
            {time && <span className="num text-[0.8125rem] text-ink-soft">{time}</span>}
          </div>
          {text && <div className="text-[0.8125rem] text-ink-soft">{text}</div>}
        </li>
      ))}
    </ol>
  );
}

const BARS: Record<StepState, string> = {
  done: 'bg-felt',
  current: 'bg-brass',
  ahead: 'bg-rail-2',
  failed: 'bg-danger',
};

const DOTS: Record<StepState, string> = {
  done: 'border-felt bg-felt',
  current: 'border-brass bg-table',
  ahead: 'border-line-strong bg-table',
  failed: 'border-danger bg-danger',
};
