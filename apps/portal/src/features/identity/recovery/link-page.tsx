import { Button, Field, Panel, PasswordInput } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = { password: string; again: string };

type Props = {
  /** Where its words begin: title, submit, done, doneText. */
  words: 'identity.reset' | 'identity.takeBack';
  lead?: string;
  send: (key: string, newPassword: string) => Promise<unknown>;
  /** What may be done when the link is used up or too old. */
  whenEnded?: ReactNode;
};

/** Where a letter's link leads. Its key stands behind the #, so no server and no log ever sees it. */
export function LinkPage({ words, lead, send, whenEnded }: Props) {
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
        title={text(`${words}.done`)}
        text={text(`${words}.doneText`)}
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
      <h1 className="type-title">{text(`${words}.title`)}</h1>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
      <PasswordLinkForm
        submitLabel={text(`${words}.submit`)}
        send={({ password }) => send(key ?? '', password)}
        onDone={() => setDone(true)}
        whenEnded={whenEnded}
      />
    </Panel>
  );
}

type FormProps = {
  submitLabel: string;
  send: (typed: Typed) => Promise<unknown>;
  onDone: () => void;
  whenEnded: ReactNode;
};

function PasswordLinkForm({ submitLabel, send, onDone, whenEnded }: FormProps) {
  const text = useText();
  const rule = useFieldRules();
  const form = useForm<Typed>({ defaultValues: { password: '', again: '' } });
  const { errors } = form.formState;
  const reset = useMutation({ mutationFn: send, onSuccess: onDone });
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
              again === password || text('identity.confirmPassword.wrong'),
          })}
          autoComplete="new-password"
        />
      </Field>
      <FormFault error={reset.error} />
      {hasEnded && whenEnded}
      <Button kind="brass" size="lg" isWide type="submit" isBusy={reset.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
