import { Button, Modal } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useModule } from '../../../shared/brand/modules.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { session } from '../../../shared/session/session.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useLogout } from '../sessions/use-logout.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { knownPassword } from './known-password.ts';

/** A default or expired password opens nothing but its change: this cannot be closed, only left. */
export function ForcedChangeModal() {
  const text = useText();
  const dialogs = useSignInDialogs();
  const cache = useQueryClient();
  const logout = useLogout();
  const hasCentre = useModule('AGENTPOLICY3');
  function finish() {
    const current = session.current();
    knownPassword.set(undefined);
    if (current) session.begin({ ...current, mustChangePassword: false });
    void cache.invalidateQueries({ queryKey: ['member'] });
    notices.tell({ tone: 'good', title: text('identity.change.done') });
    // Agents go on in their own centre, whichever door they came by.
    if (current?.kind === 'agent' && hasCentre) dialogs.agentCentre();
    else dialogs.home();
  }
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={() => undefined}
      title={text('identity.forced.title')}
      size="sm"
      footer={
        <Button kind="quiet" onClick={() => logout.mutate()} isBusy={logout.isPending}>
          {text('identity.logout.title')}
        </Button>
      }
    >
      <p className="mb-5 text-ink-soft">{text('identity.forced.text')}</p>
      <ChangePasswordForm known={knownPassword.get()} onChanged={finish} />
    </Modal>
  );
}
