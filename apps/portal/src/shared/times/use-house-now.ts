import { useEffect, useState } from 'react';
import { houseTime } from './house-time.ts';

/** The house's clock, once a second: for what the house opens or ends. */
export function useHouseNow(): number {
  const [now, setNow] = useState(houseTime.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(houseTime.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
