import { Button, MODAL_DELAY_MS, Modal, StatePanel } from '@baize/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import type { OverlayProps } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** What people tell the house, by whoever they are: a visitor may write too. */
export function FeedbackModal({ onClose }: OverlayProps) {
  const text = useText();
  const isOn = useModule('FEEDBACK3');
  const [sentId, setSentId] = useState<string | null>(null);
  return (
    <Modal isOpen onClose={onClose} title={text('content.feedback')} delayMs={MODAL_DELAY_MS}>
      {!isOn && <p className="text-ink-soft">{text('content.feedback.off')}</p>}
      {isOn && sentId === null && <FeedbackForm onSent={setSentId} />}
      {sentId !== null && <Sent id={sentId} onClose={onClose} />}
    </Modal>
  );
}

function Sent({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText();
  const isIn = useSession() !== null;
  const says = isIn ? 'content.feedback.sentText' : 'content.feedback.sentTextVisitor';
  return (
    <div role="status">
      <StatePanel
        isBare
        level={3}
        picture={<CircleCheck className="size-20 text-felt-text" strokeWidth={1.25} />}
        title={text('content.feedback.sent')}
        text={text(says, { id })}
        actions={
          <Button kind="brass" onClick={onClose}>
            {text('content.feedback.done')}
          </Button>
        }
      />
    </div>
  );
}
