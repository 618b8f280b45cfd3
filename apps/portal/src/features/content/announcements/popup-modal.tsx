import { Button, MODAL_DELAY_MS, Modal } from '@baize/ui';
import { useEffect } from 'react';
import { overlay } from '../../../shared/pages/overlay.ts';
import type { Popup } from '../../../shared/service/announcements.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { NoticeBody } from './notice-body.tsx';
import { NoticeTime } from './notice-time.tsx';
import { useMarkRead } from './use-mark-read.ts';

type Props = { popup: Popup; onOpen: (id: string) => void; onClose: () => void };

/** One popup by itself; opened, it counts as read. */
export function PopupModal({ popup, onOpen, onClose }: Props) {
  const text = useText();
  const markRead = useMarkRead();
  const { id, isRead } = popup;
  useEffect(() => {
    onOpen(id);
    if (!isRead) markRead(id);
  }, [id, isRead, onOpen, markRead]);
  function showAll() {
    onClose();
    overlay.open('announcements');
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={popup.title}
      delayMs={MODAL_DELAY_MS}
      footer={<Button onClick={showAll}>{text('content.announcements.all')}</Button>}
    >
      <div className="-mt-2 mb-4">
        <NoticeTime at={popup.time} />
      </div>
      <NoticeBody notice={popup} />
    </Modal>
  );
}
