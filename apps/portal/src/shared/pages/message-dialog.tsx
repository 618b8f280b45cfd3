import { Button, Modal } from '@baize/ui';
import { useText } from '../words/use-text.ts';

type Props = { title: string; message: string; onClose: () => void };

/** One sentence that must be read before one goes on. */
export function MessageDialog({ title, message, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <Button kind="brass" onClick={onClose}>
          {text('identity.confirm')}
        </Button>
      }
    >
      <p role="alert">{message}</p>
    </Modal>
  );
}
