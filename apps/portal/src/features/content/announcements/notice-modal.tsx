import { Button, MODAL_DELAY_MS, Modal } from '@baize/ui';
import { useEffect } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { type OverlayProps, overlay } from '../../../shared/pages/overlay.ts';
import { type Announcements, useAnnouncements } from '../../../shared/service/announcements.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { NoticeBody } from './notice-body.tsx';
import { NoticeTime } from './notice-time.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One notice by itself: opened by its number, as from the line of notices on the home page. */
export function NoticeModal({ onClose }: OverlayProps) {
  const text = useText();
  const id = overlay.current()?.page;
  const shown = useAnnouncements();
  const notice = shown.data && noticeIn(shown.data, id);
  const markRead = useMarkRead();
  const unread = notice && !notice.isRead ? notice.id : undefined;
  useEffect(() => {
    if (unread) markRead(unread);
  }, [unread, markRead]);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={notice?.title ?? text('content.announcements')}
      delayMs={MODAL_DELAY_MS}
      footer={
        <Button onClick={() => overlay.open('announcements')}>
          {text('content.announcements.all')}
        </Button>
      }
    >
      <Fetched query={shown}>
        {() =>
          notice ? (
            <>
              <div className="-mt-2 mb-4">
                <NoticeTime at={notice.time} />
              </div>
              <NoticeBody notice={notice} />
            </>
          ) : (
            <p className="text-ink-soft">{text('content.announcements.gone')}</p>
          )
        }
      </Fetched>
    </Modal>
  );
}

function noticeIn({ player, headline, popup }: Announcements, id: string | undefined) {
  return [...player, ...headline, ...popup].find((notice) => notice.id === id);
}
