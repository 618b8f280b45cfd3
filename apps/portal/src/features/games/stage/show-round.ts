import type { Step } from '@baize/games';
import { useEffect, useRef } from 'react';
import type { PlayedRound, StageProps } from './stage.ts';

type Shown<OfGame extends Step> = Pick<StageProps<OfGame>, 'phase' | 'round'>;

/** Runs the picture once for each answer; what it returns cleans up when the stage goes. */
export function useShowing<OfGame extends Step>(
  { phase, round }: Shown<OfGame>,
  show: (round: PlayedRound<OfGame>) => () => void,
): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (phase !== 'showing' || !round) return;
    return latest.current(round);
  }, [phase, round]);
}

/** Calls `draw` with 0 … 1 on every frame, then `onEnd`; without motion only the end is shown. */
export function animate(ms: number, draw: (share: number) => void, onEnd: () => void): () => void {
  let frame = 0;
  let begin: number | undefined;
  const end = () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    draw(1);
    onEnd();
  };
  // A hidden tab draws no frames, and must not hold the result back.
  const late = setTimeout(end, ms > 0 ? ms + LATE_MS : 0);
  const step = (now: number) => {
    begin ??= now;
    const share = (now - begin) / ms;
    if (share >= 1) return end();
    draw(share);
    frame = requestAnimationFrame(step);
  };
  if (ms > 0) frame = requestAnimationFrame(step);
  return () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
  };
}

const LATE_MS = 1_500;

export const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** How long a picture takes: less when the player is in a hurry, nothing when motion is unwanted. */
export function lengthOf(
  ms: number,
  { speed, isReducedMotion }: Pick<StageProps, 'speed' | 'isReducedMotion'>,
): number {
  if (isReducedMotion) return 0;
  return speed === 'fast' ? ms * 0.35 : ms;
}
