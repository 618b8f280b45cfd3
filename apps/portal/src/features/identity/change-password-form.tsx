import { identity } from '@baize/contract';
import { Button, Field, PasswordInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask } from '../../shared/api.ts';
import { useFieldRules } from '../../shared/field-rules.ts';
import { FormFault } from '../../shared/form-fault.tsx';
import { useText } from '../../shared/use-text.ts';

type Typed = { oldPassword: string; newPassword: string; again: string };

type Props = {
  /** The one that was typed at the login a moment ago: it is not asked for again. */
  known?: string | undefined;
  onChanged: () => void;
};

export function ChangePasswordForm({ known, onChanged }: Props) {
  const text = useText();
  const rule = useFieldRules();
  const form = useForm<Typed>({
    defaultValues: { oldPassword: known ?? '', newPassword: '', again: '' },
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword, again }: Typed) =>
      ask(identity.changePassword, { oldPassword, newPassword, confirmNewPassword: again }),
    onSuccess: onChanged,
  });
  return (
    <form
      onSubmit={form.handleSubmit((typed) => change.mutate(typed))}
      noValidate
      className="flex flex-col gap-4"
    >
      {known === undefined && (
        <Field label={text('identity.oldPassword')} error={errors.oldPassword?.message} isRequired>
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
              again === newPassword || text('identity.confirmPassword.differs'),
          })}
          autoComplete="new-password"
        />
      </Field>
      <FormFault error={change.error} />
      <Button kind="brass" size="lg" isWide type="submit" isBusy={change.isPending}>
        {text('identity.change.submit')}
      </Button>
    </form>
  );
}
