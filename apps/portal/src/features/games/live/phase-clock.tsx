import { blackjackRules } from '@baize/games';
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
  const turn = useTurn(state);
  const leftMs = isBetting ? round.closesAt - now : turn ? Math.max(0, turn.endsAt - now) : 0;
  const words = usePhaseWords(state, isBetting) ?? turn?.words ?? text('live.phase.dealing');
  return (
    <div className="flex items-center gap-3 rounded-full bg-black/40 py-1 ps-1.5 pe-4 text-sm font-semibold text-[#fbf2da]">
      <Ring
        share={leftMs / (isBetting ? table.betSeconds * 1_000 : blackjackRules.decisionMs)}
        seconds={Math.ceil(leftMs / 1_000)}
      />
      <span role="status">{words}</span>
    </div>
  );
}

/** Undefined where the words depend on who decides. */
function usePhaseWords({ round, table }: LiveState, isBetting: boolean): string | undefined {
  const text = useText();
  if (table.isPaused) return text('live.phase.paused');
  if (!round) return text('live.phase.waiting');
  if (round.phase === 'betting' && !isBetting) return text('live.phase.closed');
  if (round.phase !== 'dealing') return text(`live.phase.${round.phase}`);
  return table.category === 'COCKFIGHT' ? text('live.arena.fighting') : undefined;
}

/** Whose decision the table waits for. */
function useTurn({ round, mine }: LiveState): { words: string; endsAt: number } | undefined {
  const text = useText();
  if (!round?.turn) return undefined;
  const { seats, moves, endsAt } = round.turn;
  if (moves.includes('insure')) return { words: text('live.blackjack.insuring'), endsAt };
  const [seat = 0] = seats;
  const isOwn = (mine?.chips[`seat-${seat}`] ?? 0n) > 0n;
  return {
    words: text(isOwn ? 'live.blackjack.yours' : 'live.blackjack.decides', { seat }),
    endsAt,
  };
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
