import { useClock } from '@baize/web/use-clock.ts';

export type TurnClock = {
  dueAt: number;
  /** How long the turn, or the bank, is when it is whole. */
  wholeMs: number;
  isOnBank: boolean;
  /** How far the house's clock is ahead of this one. */
  aheadMs: number;
};

const TICK_MS = 200;
const HURRY_MS = 5_000;

/** How much of a turn is left, between none and all, and in milliseconds. */
export function useTurnLeft(clock: TurnClock): { share: number; ms: number } {
  const now = useClock(TICK_MS) + clock.aheadMs;
  const ms = Math.max(0, clock.dueAt - now);
  return { share: Math.min(1, ms / Math.max(1, clock.wholeMs)), ms };
}

/** The ring around whoever is asked: brass while there is time, red when it runs out, blue on the bank. */
export function TurnRing({ clock }: { clock: TurnClock }) {
  const { share, ms } = useTurnLeft(clock);
  const colour = clock.isOnBank ? '#7ab6f5' : ms < HURRY_MS ? '#ff8a6a' : '#f4d58b';
  return (
    <circle
      cx="34"
      cy="34"
      r="31"
      fill="none"
      stroke={colour}
      strokeWidth="4.500"
      strokeLinecap="round"
      pathLength="100"
      strokeDasharray={`${share * 100} 100`}
      transform="rotate(-90 34 34)"
      className="transition-[stroke-dasharray] duration-200 ease-linear motion-reduce:transition-none"
    />
  );
}
