import { cx } from '@baize/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { CrashState } from './crash-state.ts';
import { type Mode, runCurve } from './curve-loop.ts';
import type { Out } from './draw-curve.ts';
import type { WorthLine } from './worth.ts';

type Props = {
  state: CrashState | undefined;
  growthPerMs: number;
  /** One's own bets, to be told apart on the curve. */
  ownIds: readonly string[];
  /** Where the curve's worth is told, a few times a second. */
  worth: WorthLine;
  isReducedMotion: boolean;
};

/** The curve that everybody watches. */
export function CrashStage({ state, growthPerMs, ownIds, worth, isReducedMotion }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLElement>(null);
  const [mode, setMode] = useState<Mode>('waiting');
  const outs = useMemo(() => outsOf(state, ownIds), [state, ownIds]);
  const latest = useRef({ state, outs });
  latest.current = { state, outs };
  useEffect(() => {
    if (!canvas.current || !figure.current) return;
    return runCurve({
      canvas: canvas.current,
      figure: figure.current,
      worth,
      growthPerMs,
      isStill: isReducedMotion,
      look: () => latest.current,
      onMode: setMode,
    });
  }, [growthPerMs, worth, isReducedMotion]);
  return (
    <div className="absolute inset-0 bg-[radial-gradient(90%_80%_at_62%_30%,#1a3a30,#0b1613_62%,#070d0b)]">
      <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden />
      <PastRounds state={state} />
      <Headline mode={mode} figure={figure} />
    </div>
  );
}

const MAX_OUTS = 40;

/** Who has left this round where; one's own last, so that it lies on top. */
function outsOf(state: CrashState | undefined, ownIds: readonly string[]): Out[] {
  const seats = (state?.round && state.seats.get(state.round.round)) ?? [];
  return seats
    .flatMap(({ id, out }) =>
      out ? [{ multiplier: out.multiplier, isOwn: ownIds.includes(id) }] : [],
    )
    .sort((a, b) => Number(a.isOwn) - Number(b.isOwn))
    .slice(-MAX_OUTS);
}

function Headline({ mode, figure }: { mode: Mode; figure: React.RefObject<HTMLElement | null> }) {
  const text = useText();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[16%] text-center">
      <b
        ref={figure}
        dir="ltr"
        className={cx(
          'num block font-display text-[clamp(4.5rem,12vw,11rem)]/[0.9] font-semibold tracking-[-0.025em]',
          mode === 'crashed' ? 'text-[#f0907c]' : 'text-[#fff3d2]',
        )}
      />
      <span className="text-[0.9375rem] font-semibold text-[#f4d58b]">
        {text(`games.crash.${mode}`)}
      </span>
    </div>
  );
}

function PastRounds({ state }: { state: CrashState | undefined }) {
  return (
    <ol dir="ltr" aria-hidden className="num absolute inset-x-4 top-4 flex gap-1.5 overflow-hidden">
      {state?.past.slice(0, 14).map(({ round, multiplier, isVoid }) => (
        <li
          key={round}
          className={cx(
            'shrink-0 rounded-[6px] px-2.5 text-[0.8125rem]/7 font-semibold',
            isVoid && 'line-through opacity-60',
            multiplier >= 10 ? 'bg-[#e0b65a] text-[#1b1404]' : 'bg-white/8 text-[#c8d2cb]',
          )}
        >
          {multiplier.toFixed(2)}×
        </li>
      ))}
    </ol>
  );
}
