import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(width < 48rem)';

/** Whether a media query holds, and again whenever that changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  // A server knows no screen: what depends on one comes a moment later.
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
