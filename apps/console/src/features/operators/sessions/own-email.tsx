import { operatorsSession } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { isEmail } from '../email.ts';

/** Where one's own letters go: the way back in when the password is lost. */
export function OwnEmail() {
  const text = useText();
  const me = useMe();
  const [typed, setTyped] = useState(me.email ?? '');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const email = typed.trim();
  const change = useAct(operatorsSession.setOwnEmail, {
    input: () => ({ email, password }),
    done: 'console.email.changed',
    onDone: () => setPassword(''),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isEmail(email) && password && !change.isPending) change.mutate(undefined);
  }
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4" noValidate>
      <p className="text-ink-soft">{text('console.email.ownText')}</p>
      <TextField
        label={text('console.email.label')}
        error={isSent && !isEmail(email) && text('console.email.odd')}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={typed}
        onChange={setTyped}
      />
      <Field
        label={text('console.password.current')}
        error={isSent && !password && text('console.form.missing')}
      >
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <ErrorLine error={change.error} />
      <Button
        kind="brass"
        type="submit"
        isBusy={change.isPending}
        disabled={email === me.email}
        className="self-start"
      >
        {text('console.email.change')}
      </Button>
    </form>
  );
}
