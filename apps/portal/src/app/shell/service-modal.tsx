import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import type { OverlayProps } from '../../shared/pages/overlay.ts';
import { ServiceList } from '../../shared/service/service-list.tsx';
import { useText } from '../../shared/words/use-text.ts';

export function ServiceModal({ onClose }: OverlayProps) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('shell.service.title')}
      size="sm"
      delayMs={MODAL_DELAY_MS}
    >
      <ServiceList />
    </Modal>
  );
}
