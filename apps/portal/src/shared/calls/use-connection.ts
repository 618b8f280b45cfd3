import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** True while the browser says it is offline, or the last call found no way to the server. */
export function useConnectionLost(): boolean {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isDown, () => false);
  const isOffline = useSyncExternalStore(
    watchBrowser,
    () => !navigator.onLine,
    () => false,
  );
  return isLost || isOffline;
}

function watchBrowser(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
