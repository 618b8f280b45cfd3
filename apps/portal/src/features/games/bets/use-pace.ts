import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useBrand } from '../../../shared/brand/use-status.ts';

/** How fast one may play is the market's to say; how fast one likes it, the player's. */
export function usePace() {
  const { marketProfile } = useBrand();
  const mayHurry = marketProfile === 'standard';
  const [isFast, setFast] = useState(() => readStored('games.fast') === 'yes');
  const [hasKeys, setKeys] = useState(() => readStored('games.keys') === 'yes');
  return {
    mayHurry,
    isStrict: !mayHurry,
    speed: mayHurry && isFast ? ('fast' as const) : ('normal' as const),
    hasKeys,
    toggleSpeed() {
      writeStored('games.fast', isFast ? 'no' : 'yes');
      setFast(!isFast);
    },
    toggleKeys() {
      writeStored('games.keys', hasKeys ? 'no' : 'yes');
      setKeys(!hasKeys);
    },
  };
}

export type Pace = ReturnType<typeof usePace>;
