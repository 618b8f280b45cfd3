import { type identitySignIn, members, type Output } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { kindOfType } from '../../../shared/session/member.ts';
import { remembered } from '../../../shared/session/remembered.ts';
import { session } from '../../../shared/session/session.ts';
import { knownPassword } from '../recovery/known-password.ts';
import { forgetPersonal } from './forget-personal.ts';

export type SignedIn = Output<typeof identitySignIn.signedIn>;

type How = {
  /** Only a login by password can force its change. */
  password?: string | undefined;
  isRemembered?: boolean | undefined;
};

/** Everything that follows a login, whichever way it was made. */
export function useBeginSession(): (signedIn: SignedIn, how?: How) => void {
  const cache = useQueryClient();
  return useCallback(
    (signedIn, { password, isRemembered } = {}) => {
      forgetPersonal(cache);
      knownPassword.set(signedIn.mustChangePassword ? password : undefined);
      if (isRemembered) remembered.begin();
      session.begin({
        token: signedIn.token,
        kind: kindOfType(signedIn.customerType),
        mustChangePassword: signedIn.mustChangePassword,
      });
      // Whoever closes the page before the answer is greeted as new once more.
      if (signedIn.firstTimeLogin) void ask(members.firstLogin, {}).catch(() => undefined);
    },
    [cache],
  );
}
