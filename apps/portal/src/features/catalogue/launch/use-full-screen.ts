import { useEffect, useState } from 'react';

/** The whole page goes full, so that dialogs over it are seen there too. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  function toggle() {
    // A browser that refuses leaves the page as it is.
    const change = isFull
      ? document.exitFullscreen?.()
      : document.documentElement.requestFullscreen?.();
    change?.catch(() => undefined);
  }
  return { isFull, toggle };
}
