import { identitySignIn } from '@baize/contract';
import { LinkButton } from '@baize/ui';
import { useEffect, useState } from 'react';
import { keptInvitation } from '../../../shared/session/invitation.ts';
import { useSignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { useSignIn } from './use-sign-in.ts';

const PROVIDERS = ['google', 'facebook'] as const;

/** The ways in by an account elsewhere, where the brand has them. */
export function OneClickLinks() {
  const text = useText();
  const options = useSignInOptions();
  const open = PROVIDERS.filter((provider) => options?.[provider]);
  if (open.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-2">
      {open.map((provider) => (
        <LinkButton key={provider} href={addressOf(provider)} size="lg" isWide>
          {text(`identity.login.${provider}`)}
        </LinkButton>
      ))}
    </div>
  );
}

function addressOf(provider: (typeof PROVIDERS)[number]): string {
  const given = Object.entries(keptInvitation()).filter(([, code]) => code !== '');
  const query = new URLSearchParams(given);
  const path = identitySignIn.oneClick.path.replace(':provider', provider);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Takes the code a provider sent back behind the #, once; what failed there is told here. */
export function useOneClickReturn({ login }: ReturnType<typeof useSignIn>): string | null {
  const text = useText();
  const [back] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const code = back.get('oneClick');
  const fault = back.get('oneClickError');
  const { mutate } = login;
  useEffect(() => {
    if (!code && !fault) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (code) mutate({ oneClick: code });
  }, [code, fault, mutate]);
  if (!fault) return null;
  const wasLeft = fault === 'auth/popup-closed-by-user';
  return text(wasLeft ? 'identity.oneClick.closed' : 'identity.oneClick.failed');
}
