import { identitySignIn } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceId } from '../../../shared/brand/device-id.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useBeginSession } from '../sessions/use-begin-session.ts';

export type VerificationMethod = Parameters<
  typeof ask<
    typeof identitySignIn.loginVerification.input,
    typeof identitySignIn.loginVerification.value
  >
>[1]['method'];

export type Challenge = { challengeId: string; methods: VerificationMethod[] };

export type LoginOrder = {
  type: 'username' | 'sms';
  username: string;
  password: string;
  captcha?: string | undefined;
  countryDialingCode?: string | undefined;
  rememberMe?: boolean | undefined;
  /** Lets a provider check the code before we are asked. */
  prove?: ((code: string) => Promise<{ firebaseIdToken: string }>) | undefined;
};

/** A provider's visitor comes back with a code instead of a name and a password. */
type Attempt = LoginOrder | { oneClick: string };

type Door = { page: 'portal' | 'agent'; onSignedIn: () => void };

/** One attempt to come in, what it asks for next, and what it was refused for. */
export function useSignIn({ page, onSignedIn }: Door) {
  const begin = useBeginSession();
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [order, setOrder] = useState<LoginOrder | null>(null);
  const login = useMutation({
    mutationFn: async (attempt: Attempt) => {
      if ('oneClick' in attempt)
        return ask(identitySignIn.oneClickSession, { code: attempt.oneClick });
      setOrder(attempt);
      const { prove, ...typed } = attempt;
      const proof = await prove?.(typed.password);
      const firebaseIdToken = proof?.firebaseIdToken;
      return ask(identitySignIn.login, {
        ...typed,
        firebaseIdToken,
        page,
        loginDeviceId: deviceId(),
      });
    },
    onSuccess: (signedIn, attempt) => finish(signedIn, 'oneClick' in attempt ? null : attempt),
    onError: (error) => {
      if (asksForCaptcha(error)) setWantsCaptcha(true);
      if (refusalCode(error) === 'VERIFICATION_NEEDED') setChallenge(challengeOf(error));
    },
  });

  function finish(signedIn: Parameters<typeof begin>[0], by: LoginOrder | null) {
    const password = by?.type === 'username' ? by.password : undefined;
    begin(signedIn, { password, isRemembered: by?.rememberMe });
    onSignedIn();
  }

  return {
    login,
    /** A login that waits for a second proof was not refused. */
    error: challenge ? null : login.error,
    wantsCaptcha,
    challenge,
    dropChallenge: () => setChallenge(null),
    finishChallenge: (signedIn: Parameters<typeof begin>[0]) => finish(signedIn, order),
  };
}

export function asksForCaptcha(error: unknown): boolean {
  if (refusalCode(error) === 'CAPTCHA_WRONG') return true;
  const value = wasRefused(error) ? error.value : null;
  return (
    typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true
  );
}

function challengeOf(error: unknown): Challenge | null {
  return wasRefused(error) ? (error.value as Challenge) : null;
}
