import { seconds } from '@baize/calendar';
import { useEffect, useState } from 'react';
import { houseTime } from '../../shared/times/house-time.ts';

const left = (until: number) => Math.max(0, Math.ceil((until - houseTime.now()) / seconds(1)));

/** Whole seconds until an instant of the house's clock. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => left(until));
  useEffect(() => {
    const timer = setInterval(() => setNow(left(until)), seconds(1));
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
