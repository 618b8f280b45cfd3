import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import type { OverlayProps } from '../../../shared/pages/overlay.ts';
import { type Announcements, useAnnouncements } from '../../../shared/service/announcements.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { NoticeList } from './notice-list.tsx';
import { popupsFor } from './popups.ts';

/** Popups for this side of the login, then the notices. */
export function AnnouncementModal({ onClose }: OverlayProps) {
  const text = useText();
  const isIn = useSession() !== null;
  const listed = ({ popup, headline, player }: Announcements) => [
    ...popupsFor(popup, isIn),
    ...headline,
    ...player,
  ];
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('content.announcements')}
      size="lg"
      delayMs={MODAL_DELAY_MS}
    >
      <Fetched query={useAnnouncements()}>
        {(shown) => <NoticeList notices={listed(shown)} />}
      </Fetched>
    </Modal>
  );
}
