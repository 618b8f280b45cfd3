import { Button, Modal } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import { ErrorLine } from './error-line.tsx';

/** An act as a question sees it; what was refused the last time is not met again. */
export type Trial = { isPending: boolean; error: unknown; reset?: () => void };

type Props = {
  isOpen: boolean;
  title: string;
  /** On the button, where it is not the title. */
  confirmLabel?: string;
  isDanger?: boolean;
  /** What is confirmed: it may be under way, and it may have failed. */
  act: Trial;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that others will feel. */
export function ConfirmModal(props: Props) {
  const {
    isOpen,
    title,
    confirmLabel = title,
    isDanger,
    act,
    onConfirm,
    onClose,
    children,
  } = props;
  const text = useText();
  const close = () => {
    act.reset?.();
    onClose();
  };
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>{text('console.confirm.cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'brass'} isBusy={act.isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
      <ErrorLine error={act.error} className="mt-3" />
    </Modal>
  );
}
