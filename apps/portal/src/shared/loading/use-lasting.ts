import { useEffect, useState } from 'react';

/** Turns true once something has lasted for a while, and false as soon as it ends. */
export function useLasting(isLasting: boolean, forMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLasting) return setLong(false);
    const timer = setTimeout(() => setLong(true), forMs);
    return () => clearTimeout(timer);
  }, [isLasting, forMs]);
  return isLong && isLasting;
}
