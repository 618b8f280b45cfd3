import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../shared/chunk.ts';
import { isGamePage } from './page-keys.ts';
import { useOverlay } from './use-overlay.ts';

const ContentKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/content/content-keeper.tsx'));
  return { default: part.ContentKeeper };
});

/** News of the house, from the moment the page has nothing better to do. */
export function Bulletin() {
  const { name } = useOverlay();
  const isQuiet = useLocation({ select: ({ pathname }) => isQuietPage(pathname) });
  if (!useIdle()) return null;
  return (
    <Suspense>
      <ContentKeeper mayPopUp={!name && !isQuiet} />
    </Suspense>
  );
}

/** Nothing opens by itself over a game, or over the agents' work. */
function isQuietPage(pathname: string): boolean {
  return isGamePage(pathname) || /^\/agent(home)?(\/|$)/i.test(pathname);
}

const LATEST_MS = 2_000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no such call, and is given a moment instead.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, LATEST_MS / 4);
      return () => clearTimeout(timer);
    }
    const wish = requestIdleCallback(begin, { timeout: LATEST_MS });
    return () => cancelIdleCallback(wish);
  }, []);
  return isIdle;
}
