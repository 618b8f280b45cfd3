import { Modal } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../shared/pages/notice.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialogs = useSignInDialogs();
  const cache = useQueryClient();
  function finish() {
    void cache.invalidateQueries({ queryKey: ['member'] });
    notices.tell({ tone: 'good', title: text('identity.change.done') });
    dialogs.home();
  }
  return (
    <Modal isOpen onClose={onClose} title={text('identity.change.title')} size="sm">
      <p className="mb-5 text-ink-soft">{text('identity.change.others')}</p>
      <ChangePasswordForm onChanged={finish} />
    </Modal>
  );
}
