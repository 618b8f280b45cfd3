import { type RefObject, useEffect, useState } from 'react';

/** Puts a part of the page on the whole screen and takes it back; Escape does so too. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  function toggle() {
    // A browser that refuses leaves the page as it is.
    const change = isFull ? document.exitFullscreen?.() : ref.current?.requestFullscreen?.();
    change?.catch(() => undefined);
  }
  return { isFull, toggle };
}
