import { useEffect, useState } from 'react';

/** What a clock says, read anew once per span: for what ticks, never for what counts. */
export function useClock(everyMs: number, read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
  return now;
}
