import { useEffect, useState } from 'react';

/** By then the page stands, even on a slow line; whoever moves first is served first. */
const LATEST_MS = 6_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the visitor has had a look around: what they do not see at first may come now. */
export function useEngaged(): boolean {
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    const begin = () => setLooked(true);
    const timer = setTimeout(begin, LATEST_MS);
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, begin);
    };
  }, []);
  return hasLooked;
}
