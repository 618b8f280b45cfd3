import type { Money } from '@baize/money';
import { useCallback, useEffect, useReducer } from 'react';
import type { Play } from '../bets/use-play.ts';
import type { Action, PlayedRound } from '../stage/stage.ts';
import { type AutoplayRules, autoAfter, type CountedRound, noAutoplay } from './autoplay.ts';
import { useVisible } from './use-visible.ts';

const PAUSE_MS = { normal: 450, fast: 120 };

type Given = {
  play: Play;
  /** Whether the bet was made. */
  placeBet: (stake: Money) => boolean;
  /** What the player's plan does next in a round that waits for them. */
  nextAction?: ((round: PlayedRound) => Action | undefined) | undefined;
  isIn: boolean;
  speed: 'normal' | 'fast';
};

/**
 * Places the next bet when the last one was shown, until one of the rules says stop. Nothing is
 * staked while the page is out of sight: it goes on when the player looks again.
 */
export function useAutoplay({ play, placeBet, nextAction, isIn, speed }: Given) {
  const [{ auto, stopped }, say] = useReducer(autoAfter, noAutoplay);
  const isVisible = useVisible();
  const { phase, fault, round, act, calm } = play;
  const next = auto?.next;
  const isOn = auto !== undefined;

  useEffect(() => {
    if (isOn && !isIn) say({ turn: 'ended', why: 'signedOut' });
    // A refusal is for the player to read, not to run into again.
    else if (isOn && fault) say({ turn: 'ended', why: 'refused' });
  }, [isOn, isIn, fault]);

  useEffect(() => {
    if (next === undefined || !isVisible || !isIn || fault) return;
    const action = phase === 'open' && round ? nextAction?.(round) : undefined;
    if (phase !== 'ready' && !action) return;
    const move = () => {
      if (action) act(action);
      else if (!placeBet(next)) say({ turn: 'ended', why: 'refused' });
    };
    const timer = setTimeout(move, PAUSE_MS[speed]);
    return () => clearTimeout(timer);
  }, [next, isVisible, isIn, fault, phase, round, nextAction, act, placeBet, speed]);

  return {
    auto,
    stopped,
    begin: useCallback(
      (rules: AutoplayRules) => {
        calm();
        say({ turn: 'begun', rules });
      },
      [calm],
    ),
    stop: useCallback(() => say({ turn: 'ended', why: undefined }), []),
    count: useCallback((counted: CountedRound) => say({ turn: 'counted', round: counted }), []),
  };
}

export type AutoplayControls = ReturnType<typeof useAutoplay>;
