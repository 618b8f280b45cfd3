import { operatorsSession } from '@baize/contract';
import { Button, CopyButton, Field, PasswordInput } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { session } from '../../../shared/session/session.ts';
import { meQuery } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Three steps: the password, the authenticator, the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone?: () => void }) {
  const cache = useQueryClient();
  const begin = useMutation({
    mutationFn: (password: string) => ask(operatorsSession.beginTotp, { password }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => ask(operatorsSession.confirmTotp, { code }),
    onSuccess: ({ token }) => session.begin(token),
  });
  const finish = () => {
    onDone?.();
    void cache.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onKept={finish} />;
  if (begin.data) {
    return (
      <ConfirmStep
        {...begin.data}
        isBusy={confirm.isPending}
        error={confirm.error}
        onCode={(code) => confirm.mutate(code)}
      />
    );
  }
  return (
    <PasswordStep
      isBusy={begin.isPending}
      error={begin.error}
      onPassword={(password) => begin.mutate(password)}
    />
  );
}

type PasswordStepProps = {
  isBusy: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
};

function PasswordStep({ isBusy, error, onPassword }: PasswordStepProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password && !isBusy) onPassword(password);
  }
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4" noValidate>
      <Field label={text('console.password.current')} error={error && sentenceOf(error)}>
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Button
        kind="brass"
        type="submit"
        isBusy={isBusy}
        disabled={!password}
        className="self-start"
      >
        {text('console.factor.begin')}
      </Button>
    </form>
  );
}

type ConfirmStepProps = {
  secret: string;
  uri: string;
  isBusy: boolean;
  error: Error | null;
  onCode: (code: string) => void;
};

function ConfirmStep({ secret, uri, isBusy, error, onCode }: ConfirmStepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === 6 && !isBusy) onCode(code);
  }
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-5" noValidate>
      <div className="flex flex-wrap items-center gap-5">
        <div className="rounded-card border bg-white p-3">
          <QRCodeSVG value={uri} size={148} title={text('console.factor.picture')} />
        </div>
        <div className="min-w-0 flex-1 basis-48">
          <p>{text('console.factor.scan')}</p>
          <p className="type-label mt-3">{text('console.factor.secret')}</p>
          <div className="flex items-center gap-1">
            <span className="code min-w-0 flex-1">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
            <CopyButton text={secret} />
          </div>
        </div>
      </div>
      <CodeField
        hasRecovery={false}
        value={code}
        onChange={setCode}
        onFilled={onCode}
        error={error && !isBusy && sentenceOf(error)}
      />
      <Button
        kind="brass"
        type="submit"
        isBusy={isBusy}
        disabled={code.length < 6}
        className="self-start"
      >
        {text('console.factor.confirm')}
      </Button>
    </form>
  );
}
