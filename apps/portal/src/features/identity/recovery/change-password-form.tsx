import { identityPassword } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { SecondFactorField } from '../../../shared/fields/second-factor-field.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = { oldPassword: string; newPassword: string; again: string; secondFactor: string };

type Props = {
  /** The one that was typed at the login a moment ago: it is not asked for again. */
  known?: string | undefined;
  onChanged: () => void;
};

export function ChangePasswordForm({ known, onChanged }: Props) {
  const text = useText();
  const rule = useFieldRules();
  const form = useForm<Typed>({
    defaultValues: { oldPassword: known ?? '', newPassword: '', again: '', secondFactor: '' },
  });
  const [factors, setFactors] = useState<readonly string[]>([]);
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword, again, secondFactor }: Typed) =>
      ask(identityPassword.changePassword, {
        oldPassword,
        newPassword,
        confirmNewPassword: again,
        ...(secondFactor && { secondFactor: secondFactor.trim() }),
      }),
    onSuccess: onChanged,
    onError: (error) => {
      if (refusalCode(error) === 'SECOND_FACTOR_NEEDED') setFactors(factorsOf(error));
    },
  });
  return (
    <FormProvider {...form}>
      <form
        onSubmit={form.handleSubmit((typed) => change.mutate(typed))}
        noValidate
        className="flex flex-col gap-4"
      >
        {known === undefined && (
          <Field
            label={text('identity.oldPassword')}
            error={errors.oldPassword?.message}
            isRequired
          >
            <PasswordInput
              {...form.register('oldPassword', { required: text('identity.patterns.empty') })}
            />
          </Field>
        )}
        <Field label={text('identity.newPassword')} error={errors.newPassword?.message} isRequired>
          <PasswordInput
            {...form.register('newPassword', { validate: rule('password') })}
            autoComplete="new-password"
          />
        </Field>
        <Field label={text('identity.confirmPassword')} error={errors.again?.message} isRequired>
          <PasswordInput
            {...form.register('again', {
              validate: (again, { newPassword }) =>
                again === newPassword || text('identity.confirmPassword.wrong'),
            })}
            autoComplete="new-password"
          />
        </Field>
        {factors.length > 0 && (
          <SecondFactorField
            hasApp={factors.includes('AUTHENTICATOR')}
            hasPasskey={factors.includes('PASSKEY')}
          />
        )}
        <FormFault error={change.error} />
        <Button kind="brass" size="lg" isWide type="submit" isBusy={change.isPending}>
          {text('identity.change.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Only the house knows here whether a second factor is set, and of which kind. */
function factorsOf(error: unknown): readonly string[] {
  const value = wasRefused(error) ? error.value : null;
  return (value as { methods?: string[] } | null)?.methods ?? [];
}
