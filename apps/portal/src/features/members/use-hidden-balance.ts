import { useState } from 'react';
import { readStored, writeStored } from '../../shared/brand/stored.ts';

/** Whether the balance shows as stars: remembered in this browser, for looks over a shoulder. */
export function useHiddenBalance() {
  const [isHidden, setHidden] = useState(() => readStored('balance') === 'hidden');
  function toggle() {
    writeStored('balance', isHidden ? 'shown' : 'hidden');
    setHidden(!isHidden);
  }
  return { isHidden, toggle };
}
