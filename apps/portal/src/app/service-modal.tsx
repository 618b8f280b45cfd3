import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import { ServiceList } from '../shared/service-list.tsx';
import { useText } from '../shared/use-text.ts';
import type { OverlayProps } from './overlays.tsx';

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
