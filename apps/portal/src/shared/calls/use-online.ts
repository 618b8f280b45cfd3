import { useEffect, useRef } from 'react';

/** Does something as soon as the browser says that the line is back. */
export function useOnline(act: () => void): void {
  const last = useRef(act);
  useEffect(() => {
    last.current = act;
  });
  useEffect(() => {
    const heed = () => last.current();
    window.addEventListener('online', heed);
    return () => window.removeEventListener('online', heed);
  }, []);
}
