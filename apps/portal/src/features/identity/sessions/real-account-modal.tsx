import { Button, Modal } from '@baize/ui';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** A guest at a door for members. */
export function RealAccountModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialogs = useSignInDialogs();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('identity.real.title')}
      size="sm"
      footer={
        <>
          <Button onClick={() => dialogs.go('login')}>{text('identity.login.submit')}</Button>
          <Button kind="brass" onClick={() => dialogs.go('register')}>
            {text('identity.register.title')}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-ink-soft">
        {text('identity.real.text')}
      </p>
    </Modal>
  );
}
