import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import type { OverlayProps } from '../shared/overlay.ts';
import { ServiceList } from '../shared/service-list.tsx';
import { useText } from '../shared/use-text.ts';

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
