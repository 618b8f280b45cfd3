import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../shared/words/use-text.ts';
import { CannotSignIn } from './login-extras.tsx';
import { LoginVerification } from './login-verification.tsx';
import { useSignIn } from './use-sign-in.ts';
import { UsernameLogin } from './username-login.tsx';

/** The agents' own door; members and guests are told that it is not theirs. */
export function AgentLogin() {
  const text = useText();
  const navigate = useNavigate();
  const signIn = useSignIn({
    page: 'agent',
    onSignedIn: () => void navigate({ to: '/agentHome', replace: true }),
  });
  return (
    <section aria-label={text('identity.login.title')}>
      {signIn.challenge ? (
        <LoginVerification challenge={signIn.challenge} signIn={signIn} />
      ) : (
        <>
          <UsernameLogin signIn={signIn} />
          <CannotSignIn />
        </>
      )}
    </section>
  );
}
