import { useEffect, useState } from 'react';

const LOOK_MS = 10_000;

/** The time of day, for a clock that shows minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
