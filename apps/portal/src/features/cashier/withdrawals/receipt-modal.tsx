import { Button, Modal } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Withdrawal } from '../use-cashier.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

type Props = { withdrawal: Withdrawal; onClose: () => void };

/** The question as a popup; whoever has no answer yet may give it later. */
export function ReceiptModal({ withdrawal, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('cashier.receipt.title')}
      footer={<Button onClick={onClose}>{text('cashier.receipt.later')}</Button>}
    >
      <ReceiptPanel withdrawal={withdrawal} onDone={onClose} isBare />
    </Modal>
  );
}
