import { Button, Modal } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../shared/pages/notice.ts';
import { session } from '../../../shared/session/session.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useLogout } from '../sessions/use-logout.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { knownPassword } from './known-password.ts';

const AGENT_PAGES = /^\/agent/;

/** A default or expired password opens nothing but its change: this cannot be closed, only left. */
export function ForcedChangeModal() {
  const text = useText();
  const dialogs = useSignInDialogs();
  const cache = useQueryClient();
  const logout = useLogout();
  function finish() {
    const current = session.current();
    knownPassword.set(undefined);
    if (current) session.begin({ ...current, mustChangePassword: false });
    void cache.invalidateQueries({ queryKey: ['member'] });
    notices.tell({ tone: 'good', title: text('identity.change.done') });
    // Whoever came by the agents' own door goes on behind it.
    if (!AGENT_PAGES.test(location.pathname)) dialogs.home();
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
