import { useCallback, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { openSound, type PlaySound } from './sound.ts';

/** Silent until the first tap, and for good where the player muted it. */
export function useSound(): { isMuted: boolean; toggle: () => void; playSound: PlaySound } {
  const [isMuted, setMuted] = useState(() => readStored('games.muted') === 'yes');
  const instrument = useRef<PlaySound>(undefined);
  const playSound = useCallback<PlaySound>(
    (name, pitch) => {
      if (isMuted || !navigator.userActivation?.hasBeenActive) return;
      instrument.current ??= openSound();
      instrument.current(name, pitch);
    },
    [isMuted],
  );
  const toggle = useCallback(() => {
    writeStored('games.muted', isMuted ? 'no' : 'yes');
    setMuted(!isMuted);
  }, [isMuted]);
  return { isMuted, toggle, playSound };
}
