import { Skeleton, StatePanel, Tabs, textLinkClasses } from '@baize/ui';
import { useState } from 'react';
import { useSignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import type { Mode } from './registration.ts';

export function RegisterModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const dialogs = useSignInDialogs();
  return (
    <SignInFrame title={text('identity.register.title')} onClose={onClose}>
      <RegisterTabs />
      <p className="mt-5 text-center text-ink-soft">
        {text('identity.register.haveOne')}{' '}
        <button type="button" className={textLinkClasses} onClick={() => dialogs.go('login')}>
          {text('identity.register.toLogin')}
        </button>
      </p>
    </SignInFrame>
  );
}

/** Tabs only where there is a choice; what was typed in one stays when the other is looked at. */
function RegisterTabs() {
  const text = useText();
  const options = useSignInOptions();
  const [chosen, setMode] = useState<Mode>('username');
  if (!options) return <Skeleton className="h-80" />;
  const open: Mode[] = [
    ...(options.usernameRegistration ? (['username'] as const) : []),
    ...(options.mobileRegistration ? (['mobile'] as const) : []),
  ];
  const mode = open.includes(chosen) ? chosen : open[0];
  if (!mode) return <StatePanel isBare title={text('identity.register.closed')} />;
  const form = <RegisterForm mode={mode} options={options} />;
  if (open.length === 1) return form;
  return (
    <Tabs
      label={text('identity.register.ways')}
      value={mode}
      onChange={setMode}
      tabs={open.map((value) => ({ value, label: text(`identity.register.by.${value}`) }))}
    >
      {form}
    </Tabs>
  );
}
