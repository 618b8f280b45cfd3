import { useCallback, useEffect, useState } from 'react';
import type { PlayedRound } from '../stage/stage.ts';
import {
  type Autoplay,
  type AutoplayRules,
  beginAutoplay,
  countRound,
  type StopReason,
} from './autoplay.ts';
import type { Play } from './use-play.ts';

const PAUSE_MS = { normal: 450, fast: 120 };

type Given = { play: Play; placeBet: () => boolean; speed: 'normal' | 'fast' };

/** Places the next bet when the last one was shown, until one of the rules says stop. */
export function useAutoplay({ play, placeBet, speed }: Given) {
  const [auto, setAuto] = useState<Autoplay>();
  const [stopped, setStopped] = useState<StopReason>();
  const { phase, fault } = play;
  const isOn = auto !== undefined;

  useEffect(() => {
    if (!isOn || phase !== 'ready') return;
    const next = () => {
      // A refusal is for the player to read, not to run into again.
      if (fault || !placeBet()) setAuto(undefined);
    };
    const timer = setTimeout(next, PAUSE_MS[speed]);
    return () => clearTimeout(timer);
  }, [isOn, phase, fault, placeBet, speed]);

  const begin = useCallback((rules: AutoplayRules) => {
    setStopped(undefined);
    setAuto(beginAutoplay(rules));
  }, []);
  const stop = useCallback(() => setAuto(undefined), []);
  const count = useCallback((round: PlayedRound) => {
    setAuto((before) => {
      if (!before) return before;
      const { auto: after, stop: why } = countRound(before, round);
      if (why) setStopped(why);
      return why ? undefined : after;
    });
  }, []);
  return { auto, stopped, begin, stop, count };
}

export type AutoplayControls = ReturnType<typeof useAutoplay>;
