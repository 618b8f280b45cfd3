import { identityPassword } from '@baize/contract';
import { Button, Field, TextInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Mail, UserRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = { username: string; email: string };

/** Asks for a link by mail; the answer is the same whoever asks. */
export function ForgotByMail({ onSent }: { onSent: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const form = useForm<Typed>({ defaultValues: { username: '', email: '' } });
  const takeBotCheck = useBotCheck();
  const { errors } = form.formState;
  const recovery = useMutation({
    mutationFn: async ({ username, email }: Typed) =>
      ask(identityPassword.recoverByMail, {
        username: username.trim(),
        email: email.trim(),
        botCheck: await takeBotCheck(),
      }),
    onSuccess: () => {
      notices.tell({
        tone: 'good',
        title: text('identity.forgot.sent'),
        text: text('identity.forgot.sentText'),
      });
      onSent();
    },
  });
  const send = form.handleSubmit((typed) => recovery.mutate(typed));
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('identity.forgot.mailText')}</p>
      <Field label={text('identity.username')} error={errors.username?.message} isRequired>
        <TextInput
          {...form.register('username', { validate: rule('username') })}
          before={<UserRound />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={text('identity.field.email')} error={errors.email?.message} isRequired>
        <TextInput
          {...form.register('email', { validate: rule('email') })}
          before={<Mail />}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
      </Field>
      {(errors.username || errors.email) && (
        <p role="alert" className="text-danger">
          {text('identity.fault.account')}
        </p>
      )}
      <FormFault error={recovery.error} />
      <Button kind="brass" size="lg" isWide type="submit" isBusy={recovery.isPending}>
        {text('identity.forgot.send')}
      </Button>
    </form>
  );
}
