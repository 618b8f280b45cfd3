import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../shared/loading/chunk.ts';
import { useIsScreenOwned } from '../shared/loading/own-screen.ts';
import { useEngaged } from '../shared/loading/use-engaged.ts';
import { chatOf } from '../shared/service/open-chat.ts';
import { useSession } from '../shared/session/use-session.ts';
import { isQuietPage } from './page-keys.ts';
import { useOverlay } from './use-overlay.ts';

const ContentKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/content/content-keeper.tsx'));
  return { default: part.ContentKeeper };
});

/** News of the house: a member's at once, a visitor's when they have had a look around. */
export function Bulletin() {
  const { name } = useOverlay();
  const isQuiet = useLocation({ select: ({ pathname }) => isQuietPage(pathname) });
  const isOwned = useIsScreenOwned();
  const isStarted = useStarted();
  if (!isStarted) return null;
  return (
    <Suspense>
      <ContentKeeper mayPopUp={!name && !isQuiet && !isOwned} />
    </Suspense>
  );
}

/** Whoever was sent here for the chat has no time to look around. */
function useStarted(): boolean {
  const hasSession = useSession() !== null;
  const hasLooked = useEngaged();
  const [isSent, setSent] = useState(false);
  useEffect(() => setSent(chatOf(location.pathname + location.search) !== undefined), []);
  return hasSession || hasLooked || isSent;
}
