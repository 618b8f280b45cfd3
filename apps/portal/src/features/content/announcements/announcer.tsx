import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { type Popup, useAnnouncements } from '../../../shared/service/announcements.ts';
import { afterLogin } from '../../../shared/session/after-login.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { closedPopups, popupsFor } from './popups.ts';

const AnnouncementModal = lazy(async () => {
  const part = await loadChunk(() => import('./announcement-modal.tsx'));
  return { default: part.AnnouncementModal };
});

/** Opens the announcements by itself when a popup is due that was not closed in this session. */
export function Announcer() {
  const session = useSession();
  const shown = useAnnouncements().data;
  // What was closed is kept beside the session; counting makes us look again.
  const [, setClosings] = useState(0);
  if (!shown || session?.mustChangePassword) return null;
  const isIn = session !== null;
  const due = popupsFor(shown.popup, isIn);
  const first = due.find(({ id }) => !closedIn(due, isIn).has(id));
  if (!first) return null;
  function close() {
    closedPopups.add(due.map(({ id }) => id));
    afterLogin.take();
    setClosings((count) => count + 1);
  }
  return (
    <Suspense>
      <AnnouncementModal onClose={close} opened={first.id} />
    </Suspense>
  );
}

/** Members are met right after their login: in a tab that has no login behind it, only what is new counts. */
function closedIn(due: readonly Popup[], isIn: boolean): ReadonlySet<string> {
  if (isIn && !afterLogin.isSet() && !closedPopups.hasBegun()) {
    closedPopups.add(due.map(({ id }) => id));
  }
  return closedPopups.read();
}
