import { useClock } from '@baize/web/use-clock.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { LiveState } from './live-state.ts';

const TICK_MS = 250;

/** What the table waits for, and how long the chips are still taken. */
export function PhaseClock({ state }: { state: LiveState }) {
  const text = useText();
  const now = useClock(TICK_MS) + state.aheadMs;
  const { round, table } = state;
  const isBetting = round?.phase === 'betting' && now < round.closesAt;
  const leftMs = isBetting ? round.closesAt - now : 0;
  const words = table.isPaused
    ? text('live.phase.paused')
    : !round
      ? text('live.phase.waiting')
      : round.phase === 'betting' && !isBetting
        ? text('live.phase.closed')
        : round.phase === 'dealing' && table.category === 'COCKFIGHT'
          ? text('live.arena.fighting')
          : text(`live.phase.${round.phase}`);
  return (
    <div className="flex items-center gap-3 rounded-full bg-black/40 py-1 ps-1.5 pe-4 text-sm font-semibold text-[#fbf2da]">
      <Ring share={leftMs / (table.betSeconds * 1_000)} seconds={Math.ceil(leftMs / 1_000)} />
      <span role="status">{words}</span>
    </div>
  );
}

function Ring({ share, seconds }: { share: number; seconds: number }) {
  const colour = seconds > 5 ? '#8fe0bf' : '#ff9a7a';
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="size-10">
      <circle cx="20" cy="20" r="16" fill="none" stroke="#ffffff22" strokeWidth="4" />
      <circle
        cx="20"
        cy="20"
        r="16"
        fill="none"
        opacity={seconds > 0 ? 1 : 0}
        stroke={colour}
        strokeWidth="4"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${Math.max(0, Math.min(1, share)) * 100} 100`}
        transform="rotate(-90 20 20)"
      />
      <text x="20" y="25" textAnchor="middle" fill="#fff" className="num text-[14px] font-bold">
        {seconds > 0 ? seconds : ''}
      </text>
    </svg>
  );
}
