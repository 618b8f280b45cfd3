import type { SlotTheme } from '@baize/games';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Counter } from './counted-money.tsx';
import { SILENT, type Teller, type Told } from './engine/stage-words.ts';
import { openSlotSound, type SlotSound } from './sound/slot-sound.ts';

type Wanted = {
  sound: SlotTheme['sound'];
  isMuted: boolean;
  counter: RefObject<Counter | null>;
};

/** Turns what the picture tells into words, figures and sound. */
export function useTeller({ sound, isMuted, counter }: Wanted): { told: Told; teller: Teller } {
  const [told, setTold] = useState<Told>(SILENT);
  const muted = useRef(isMuted);
  muted.current = isMuted;
  const band = useRef<SlotSound>(undefined);
  useEffect(
    () => () => {
      band.current?.close();
      band.current = undefined;
    },
    [],
  );
  const teller = useMemo<Teller>(
    () => ({
      say: (part) => setTold((before) => ({ ...before, ...part })),
      count: (amount) => counter.current?.set(amount),
      cue(name, step) {
        // Browsers allow sound after the first tap.
        if (muted.current || !navigator.userActivation?.hasBeenActive) return;
        band.current ??= openSlotSound(sound);
        band.current.play(name, step);
      },
    }),
    [sound, counter],
  );
  return { told, teller };
}
