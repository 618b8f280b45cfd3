import { identityPassword } from '@baize/contract';
import { Button, Field, Panel, PasswordInput } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = { password: string; again: string };

/** Where a mailed link leads. Its key stands behind the #, so no server and no log ever sees it. */
export function ResetPage() {
  const text = useText();
  const [key] = useState(() => new URLSearchParams(location.hash.slice(1)).get('key'));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }, []);
  if (isDone) {
    return (
      <StatePage
        state="members-only"
        title={text('identity.reset.done')}
        text={text('identity.reset.doneText')}
        className="mx-auto mt-4 w-full max-w-xl md:mt-12 md:p-9"
        actions={
          <Button kind="brass" size="lg" onClick={() => overlay.open('login')}>
            {text('identity.login.submit')}
          </Button>
        }
      />
    );
  }
  return (
    <Panel className="mx-auto mt-4 w-full max-w-md md:mt-12 md:p-8">
      <h1 className="type-title">{text('identity.reset.title')}</h1>
      <ResetForm resetKey={key ?? ''} onDone={() => setDone(true)} />
    </Panel>
  );
}

function ResetForm({ resetKey, onDone }: { resetKey: string; onDone: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const form = useForm<Typed>({ defaultValues: { password: '', again: '' } });
  const { errors } = form.formState;
  const reset = useMutation({
    mutationFn: ({ password }: Typed) =>
      ask(identityPassword.resetByMail, { key: resetKey, newPassword: password }),
    onSuccess: onDone,
  });
  const hasEnded = refusalCode(reset.error) === 'RESET_LINK_ENDED';
  return (
    <form
      onSubmit={form.handleSubmit((typed) => reset.mutate(typed))}
      noValidate
      className="mt-5 flex flex-col gap-4"
    >
      <Field label={text('identity.newPassword')} error={errors.password?.message} isRequired>
        <PasswordInput
          {...form.register('password', { validate: rule('password') })}
          autoComplete="new-password"
        />
      </Field>
      <Field label={text('identity.confirmPassword')} error={errors.again?.message} isRequired>
        <PasswordInput
          {...form.register('again', {
            validate: (again, { password }) =>
              again === password || text('identity.confirmPassword.differs'),
          })}
          autoComplete="new-password"
        />
      </Field>
      <FormFault error={reset.error} />
      {hasEnded && (
        <Button size="lg" isWide onClick={() => overlay.open('forgotPassword')}>
          {text('identity.reset.askAgain')}
        </Button>
      )}
      <Button kind="brass" size="lg" isWide type="submit" isBusy={reset.isPending}>
        {text('identity.reset.submit')}
      </Button>
    </form>
  );
}
