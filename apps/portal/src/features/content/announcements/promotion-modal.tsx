import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import { useEffect } from 'react';
import type { Promotion } from '../../../shared/service/announcements.ts';
import { RichText } from '../rich-text.tsx';
import { LeadsTo } from './leads-to.tsx';
import { PromotionSpan, pictureOf } from './promotion-card.tsx';
import { useMarkRead } from './use-mark-read.ts';

type Props = { promotion: Promotion; onClose: () => void };

/** Its terms in full, and all its pictures. */
export function PromotionModal({ promotion, onClose }: Props) {
  const markRead = useMarkRead();
  const unread = promotion.isRead ? undefined : promotion.id;
  useEffect(() => {
    if (unread) markRead(unread);
  }, [unread, markRead]);
  const further = [...promotion.announcementImages]
    .sort((one, other) => one.sequence - other.sequence)
    .slice(1);
  const leads = <LeadsTo linkage={promotion.linkage} linkageType={promotion.linkageType} />;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={promotion.title}
      size="lg"
      delayMs={MODAL_DELAY_MS}
      {...(promotion.linkageType !== 'NONE' && { footer: leads })}
    >
      <img
        src={pictureOf(promotion)}
        alt=""
        className="mb-4 max-h-80 w-full rounded-card bg-rail object-cover"
      />
      <p className="mb-3 text-[0.8125rem] text-ink-soft">
        <PromotionSpan promotion={promotion} />
      </p>
      <RichText html={promotion.content} />
      {further.map(({ sequence, imageUrl, url }) => (
        <img key={sequence} src={imageUrl || url} alt="" className="mt-4 w-full rounded-card" />
      ))}
    </Modal>
  );
}
