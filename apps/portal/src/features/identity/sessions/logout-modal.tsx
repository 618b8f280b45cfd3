import { Button, Modal } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { useLogout } from './use-logout.ts';

export function LogoutModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const logout = useLogout();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('identity.logout.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('identity.cancel')}</Button>
          <Button kind="brass" onClick={() => logout.mutate()} isBusy={logout.isPending}>
            {text('identity.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{text('identity.logout.text')}</p>
    </Modal>
  );
}
