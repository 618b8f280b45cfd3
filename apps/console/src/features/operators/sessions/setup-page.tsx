import { operatorsSession } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { SignInFrame } from '../../../shared/session/sign-in-frame.tsx';
import { useText } from '../../../shared/use-text.ts';

const MIN_LENGTH = 10;

/** The page of an operator's one-time letter. What stands behind the # never reaches a server's log. */
export function SetupPage() {
  const text = useText();
  const token = useLocation({ select: ({ hash }) => hash });
  const { for: purpose } = useSearch({ from: '/setup' });
  const isFactor = purpose === 'second-factor';
  const answer = useMutation({
    mutationFn: (password: string) => ask(operatorsSession.completeSetup, { token, password }),
  });
  return (
    <SignInFrame title={text(isFactor ? 'console.setup.factor' : 'console.setup.title')}>
      {answer.data ? (
        <div className="flex flex-col gap-5">
          <p role="status">
            {text(isFactor ? 'console.setup.factorDone' : 'console.setup.done', {
              username: answer.data.username,
            })}
          </p>
          <Link to="/login" className="font-semibold text-felt-text underline underline-offset-4">
            {text('console.login.enter')}
          </Link>
        </div>
      ) : (
        <SetupForm
          isFactor={isFactor}
          isBusy={answer.isPending}
          error={answer.error}
          onSubmit={(password) => answer.mutate(password)}
        />
      )}
    </SignInFrame>
  );
}

type FormProps = {
  isFactor: boolean;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (password: string) => void;
};

function SetupForm({ isFactor, isBusy, error, onSubmit }: FormProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSent, setSent] = useState(false);
  const isShort = password.length < MIN_LENGTH;
  const isOther = !isFactor && password !== again;
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!isShort && !isOther && !isBusy) onSubmit(password);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-ink-soft">
        {text(isFactor ? 'console.setup.factorText' : 'console.setup.text')}
      </p>
      <Field
        label={text(isFactor ? 'console.password.current' : 'console.password.next')}
        {...(!isFactor && { hint: text('console.password.hint', { min: MIN_LENGTH }) })}
        error={isSent && isShort && text('console.password.short', { min: MIN_LENGTH })}
      >
        <PasswordInput
          autoFocus
          autoComplete={isFactor ? 'current-password' : 'new-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {!isFactor && (
        <Field
          label={text('console.password.again')}
          error={isSent && isOther && text('console.password.differs')}
        >
          <PasswordInput
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        </Field>
      )}
      <ErrorLine error={error} />
      <Button kind="brass" size="lg" type="submit" isWide isBusy={isBusy}>
        {text(isFactor ? 'console.operators.resetFactor' : 'console.setup.submit')}
      </Button>
    </form>
  );
}
