import { Modal } from '@baize/ui';
import type { ReactNode } from 'react';
import { RichView } from '../../../shared/rich-view.tsx';

type Props = {
  /** Open while there is one. */
  title: string | undefined;
  note?: string | undefined;
  html: string;
  onClose: () => void;
  children?: ReactNode;
};

/** How the subject of a message is shown in a list. */
export const SUBJECT = { look: 'block max-w-96 truncate font-semibold', onCard: 'title' } as const;

/** One message as it was written. */
export function MessageModal({ title, note, html, onClose, children }: Props) {
  return (
    <Modal isOpen={title !== undefined} onClose={onClose} title={title ?? ''}>
      {note && <p className="mb-4 break-words text-ink-soft">{note}</p>}
      <RichView key={html} html={html} />
      {children}
    </Modal>
  );
}
