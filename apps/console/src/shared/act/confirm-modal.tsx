import { Button, Modal } from '@baize/ui';
import type { ReactNode } from 'react';
import { sentenceOf } from '../errors.ts';
import { useText } from '../use-text.ts';

type Props = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that others will feel. */
export function ConfirmModal(props: Props) {
  const { isOpen, title, confirmLabel, isDanger, isBusy, error, onConfirm, onClose, children } =
    props;
  const text = useText();
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'brass'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
      {Boolean(error) && (
        <p role="alert" className="mt-3 text-danger">
          {sentenceOf(error)}
        </p>
      )}
    </Modal>
  );
}
