import { useEffect, useState } from 'react';

const TICK_MS = 250;
const readClock = () => Date.now();

/** Whole seconds that are left, from the instant it was started; a sleeping tab does not stretch it. */
export function useCountdown(now: () => number = readClock) {
  const [endsAt, setEndsAt] = useState(0);
  const [at, setAt] = useState(now);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - at) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, now]);

  function start(seconds: number) {
    const begin = now();
    setAt(begin);
    setEndsAt(begin + seconds * 1000);
  }
  return { secondsLeft, isRunning, start };
}
