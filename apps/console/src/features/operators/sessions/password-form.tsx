import { operatorsSession } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { session } from '../../../shared/session/session.ts';
import { meQuery } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

const MIN_LENGTH = 10;

/** Changes one's own password; every other session of this operator ends with it. */
export function PasswordForm() {
  const text = useText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isSent, setSent] = useState(false);
  const change = useChange(() => {
    setCurrent('');
    setNext('');
    setAgain('');
    setSent(false);
  });
  const isCurrentWrong = refusedAs(change.error, 'OLD_PASSWORD_WRONG');
  const tooShort =
    isSent && next.length < MIN_LENGTH && text('console.password.short', { min: MIN_LENGTH });
  const differs = isSent && next !== again && text('console.password.differs');

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (next.length < MIN_LENGTH || next !== again || change.isPending) return;
    change.mutate({ currentPassword: current, newPassword: next });
  }

  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4" noValidate>
      <Field
        label={text('console.password.current')}
        error={isCurrentWrong && sentenceOf(change.error)}
      >
        <PasswordInput value={current} onChange={(event) => setCurrent(event.target.value)} />
      </Field>
      <Field
        label={text('console.password.next')}
        hint={text('console.password.hint', { min: MIN_LENGTH })}
        error={tooShort || (change.error && !isCurrentWrong && sentenceOf(change.error))}
      >
        <PasswordInput
          autoComplete="new-password"
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
      </Field>
      <Field label={text('console.password.again')} error={differs}>
        <PasswordInput
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </Field>
      <Button
        kind="brass"
        type="submit"
        isBusy={change.isPending}
        disabled={!current || !next || !again}
        className="self-start"
      >
        {text('console.password.change')}
      </Button>
    </form>
  );
}

function useChange(onChanged: () => void) {
  const text = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      ask(operatorsSession.changePassword, passwords),
    onSuccess: ({ token }) => {
      session.begin(token);
      onChanged();
      showToast({ tone: 'good', title: text('console.password.changed') });
      return cache.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
