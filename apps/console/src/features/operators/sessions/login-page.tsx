import { operatorsSession } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CircleAlert, KeyRound, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { placeToReturn } from '../../../shared/session/place.ts';
import { session } from '../../../shared/session/session.ts';
import { SignInFrame } from '../../../shared/session/sign-in-frame.tsx';
import { meQuery } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { CodeField } from './code-field.tsx';
import { deviceName } from './device.ts';

export function LoginPage() {
  const { why, back } = useSearch({ from: '/login' });
  const text = useText();
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const login = useLogin(back);
  const isCodeAsked = refusedAs(login.error, 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG');

  const enter = (withCode = code) =>
    login.mutate({ ...typed, ...(withCode && { code: withCode }) });
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (typed.username && typed.password && !login.isPending) enter();
  }

  return (
    <SignInFrame title={text('console.login.title')}>
      <Notice why={why} />
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        {isCodeAsked ? (
          <CodeField
            value={code}
            onChange={setCode}
            onFilled={enter}
            error={login.isPending ? undefined : codeFault(login.error)}
          />
        ) : (
          <Credentials
            typed={typed}
            onChange={(part) => setTyped({ ...typed, ...part })}
            isSent={isSent}
            error={login.error}
          />
        )}
        <Button kind="brass" size="lg" type="submit" isWide isBusy={login.isPending}>
          {text('console.login.enter')}
        </Button>
        {isCodeAsked && (
          <Button
            kind="quiet"
            onClick={() => {
              setCode('');
              login.reset();
            }}
          >
            {text('console.login.other')}
          </Button>
        )}
      </form>
    </SignInFrame>
  );
}

type Typed = { username: string; password: string };
type CredentialsProps = {
  typed: Typed;
  onChange: (part: Partial<Typed>) => void;
  isSent: boolean;
  error: Error | null;
};

function Credentials({ typed, onChange, isSent, error }: CredentialsProps) {
  const text = useText();
  const missing = (value: string) => isSent && !value && text('console.form.missing');
  return (
    <>
      <TextField
        label={text('console.login.username')}
        error={missing(typed.username)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        before={<UserRound aria-hidden />}
        value={typed.username}
        onChange={(username) => onChange({ username })}
      />
      <Field
        label={text('console.login.password')}
        error={missing(typed.password) || (error && sentenceOf(error))}
      >
        <PasswordInput
          name="password"
          before={<KeyRound aria-hidden />}
          value={typed.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      </Field>
    </>
  );
}

function useLogin(back: string | undefined) {
  const router = useRouter();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (credentials: { username: string; password: string; code?: string }) =>
      ask(operatorsSession.login, { ...credentials, device: deviceName() }),
    onSuccess: ({ token, operator }) => {
      session.begin(token);
      cache.clear();
      cache.setQueryData(meQuery.queryKey, operator);
      router.history.replace(placeToReturn(back));
    },
  });
}

/** Being asked for a code is not a fault; a wrong one is. */
function codeFault(error: Error | null): string | undefined {
  return refusedAs(error, 'SECOND_FACTOR_WRONG') ? sentenceOf(error) : undefined;
}

function Notice({ why }: { why: string | undefined }) {
  const text = useText();
  if (why !== 'ended' && why !== 'idle') return null;
  return (
    <p
      role="status"
      className="mb-5 flex gap-2.5 rounded-ctl bg-brass-wash px-3.5 py-3 text-brass-text"
    >
      <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
      {text(why === 'idle' ? 'console.login.idle' : 'console.login.ended')}
    </p>
  );
}
