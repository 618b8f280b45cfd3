import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import { ServiceList } from '../../shared/service-list.tsx';
import { useText } from '../../shared/use-text.ts';

/** Help begins with the people who give it. */
export function HelpModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('shell.nav.help')}
      size="sm"
      delayMs={MODAL_DELAY_MS}
    >
      <ServiceList />
    </Modal>
  );
}
