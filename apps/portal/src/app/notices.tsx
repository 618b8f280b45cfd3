import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadChunk } from '../shared/loading/chunk.ts';
import { notices } from '../shared/pages/notice.ts';

const NoticeHost = lazy(async () => {
  const { NoticeHost } = await loadChunk(() => import('./notice-host.tsx'));
  return { default: NoticeHost };
});

let wasNeeded = false;

/** What shows notices is loaded with the first of them. */
export function Notices() {
  const waiting = useSyncExternalStore(notices.subscribe, notices.waiting, notices.waiting);
  wasNeeded ||= waiting.length > 0;
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <NoticeHost waiting={waiting} />
    </Suspense>
  );
}
