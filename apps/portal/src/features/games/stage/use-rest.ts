import { useEffect, useState } from 'react';
import type { PlayedRound } from './stage.ts';

const SLOT_MS = 2_500;
const OTHER_MS = 5_000;

/**
 * In a strict market the next game waits until this one has lasted its time. It is counted from the
 * answer, which is later than the start that the house counts from, so no bet comes too early.
 */
export function useRest(
  round: PlayedRound | undefined,
  { isStrict, isSlot }: { isStrict: boolean; isSlot: boolean },
): boolean {
  const [isResting, setResting] = useState(false);
  const betId = isStrict ? round?.betId : undefined;
  useEffect(() => {
    if (betId === undefined) return;
    setResting(true);
    const timer = setTimeout(() => setResting(false), isSlot ? SLOT_MS : OTHER_MS);
    return () => {
      clearTimeout(timer);
      setResting(false);
    };
  }, [betId, isSlot]);
  return isResting;
}
