import { useCallback, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { openSound, type PlaySound } from './sound.ts';

export type Sound = {
  isMuted: boolean;
  toggle: () => void;
  /** From 0 to 1. */
  volume: number;
  setVolume: (volume: number) => void;
  playSound: PlaySound;
};

const USUAL_VOLUME = 0.5;

/** Silent until the first tap, and for good where the player muted it; as loud as they like elsewhere. */
export function useSound(): Sound {
  const [isMuted, setMuted] = useState(() => readStored('games.muted') === 'yes');
  const [volume, setLoud] = useState(readVolume);
  const loud = useRef(volume);
  const instrument = useRef<PlaySound>(undefined);
  const playSound = useCallback<PlaySound>(
    (name, pitch) => {
      if (isMuted) return;
      // Whoever has tapped once has tapped for good: the browser is asked until then.
      if (!instrument.current && !navigator.userActivation?.hasBeenActive) return;
      instrument.current ??= openSound(() => loud.current);
      instrument.current(name, pitch);
    },
    [isMuted],
  );
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
  return { isMuted, toggle, volume, setVolume, playSound };
}

function readVolume(): number {
  const stored = Number(readStored('games.volume') ?? USUAL_VOLUME);
  return stored >= 0 && stored <= 1 ? stored : USUAL_VOLUME;
}
