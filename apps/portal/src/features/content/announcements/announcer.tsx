import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useAnnouncements } from '../../../shared/service/announcements.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { closedPopups, popupsFor } from './popups.ts';

const PopupModal = lazy(async () => {
  const part = await loadChunk(() => import('./popup-modal.tsx'));
  return { default: part.PopupModal };
});

/** Popups that are due come one at a time, and each once: what was read or closed does not come back. */
export function Announcer() {
  const session = useSession();
  const shown = useAnnouncements().data;
  // What was closed is kept in this browser; counting makes us look again.
  const [, setClosings] = useState(0);
  const [openId, setOpenId] = useState<string>();
  if (!shown || session?.mustChangePassword) return null;
  const closed = closedPopups.read();
  const due = popupsFor(shown.popup, session !== null).filter(({ id }) => !closed.has(id));
  // Reading one marks it at once, which must not take it away under the reader's eyes.
  const next = due.find(({ id, isRead }) => id === openId || !isRead);
  if (!next) return null;
  function close() {
    if (next) closedPopups.add([next.id]);
    setOpenId(undefined);
    setClosings((count) => count + 1);
  }
  return (
    <Turn name="announcement">
      <Suspense>
        <PopupModal key={next.id} popup={next} onOpen={setOpenId} onClose={close} />
      </Suspense>
    </Turn>
  );
}
