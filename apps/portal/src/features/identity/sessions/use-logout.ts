import { identitySessions } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { remembered } from '../../../shared/session/remembered.ts';
import { session } from '../../../shared/session/session.ts';
import { knownPassword } from '../recovery/known-password.ts';
import { forgetPersonal } from './forget-personal.ts';

/** Ends the session there and here; agents leave by their own door. */
export function useLogout() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const wasAgent = session.current()?.kind === 'agent';
      const told = ask(identitySessions.logout, {});
      // Left here first: what the house then closes is no surprise to anyone.
      session.end();
      // Whoever wants to leave leaves, even when the house cannot be told.
      await told.catch(() => undefined);
      return wasAgent;
    },
    onSuccess: (wasAgent) => {
      knownPassword.set(undefined);
      remembered.end();
      overlay.close();
      forgetPersonal(cache);
      void navigate({ to: wasAgent ? '/agent' : '/' });
    },
  });
}
