import { useCallback, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { type Instrument, openSound, type PlaySound, type Sounding } from './sound.ts';

export type Sound = {
  isMuted: boolean;
  toggle: () => void;
  /** From 0 to 1. */
  volume: number;
  setVolume: (volume: number) => void;
  playSound: PlaySound;
  /** What was heard last will soon be heard again, and there is time to make it ready. */
  makeReady: () => void;
};

const USUAL_VOLUME = 0.5;

/**
 * Silent until the first tap, and for good where the player muted it; as loud as they like elsewhere. `ahead` names
 * what will be heard: the same list for as long as the game stands.
 */
export function useSound(ahead?: readonly Sounding[]): Sound {
  const [isMuted, setMuted] = useState(() => readStored('games.muted') === 'yes');
  const [volume, setLoud] = useState(readVolume);
  const loud = useRef(volume);
  const instrument = useRef<Instrument>(undefined);
  const playSound = useCallback<PlaySound>(
    (name, pitch) => {
      if (isMuted) return;
      // Whoever has tapped once has tapped for good: the browser is asked until then.
      if (!instrument.current && !navigator.userActivation?.hasBeenActive) return;
      instrument.current ??= openSound(() => loud.current, ahead);
      instrument.current.play(name, pitch);
    },
    [isMuted, ahead],
  );
  const makeReady = useCallback(() => instrument.current?.makeReady(), []);
  const mute = useCallback((next: boolean) => {
    writeStored('games.muted', next ? 'yes' : 'no');
    setMuted(next);
  }, []);
  const toggle = useCallback(() => mute(!isMuted), [mute, isMuted]);
  const setVolume = useCallback(
    (next: number) => {
      loud.current = next;
      writeStored('games.volume', String(next));
      setLoud(next);
      mute(next === 0);
    },
    [mute],
  );
  return { isMuted, toggle, volume, setVolume, playSound, makeReady };
}

function readVolume(): number {
  const stored = Number(readStored('games.volume') ?? USUAL_VOLUME);
  return stored >= 0 && stored <= 1 ? stored : USUAL_VOLUME;
}
