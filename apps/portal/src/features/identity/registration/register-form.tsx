import { Button, Field, PasswordInput } from '@baize/ui';
import { Fragment, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check.ts';
import { useModule } from '../../../shared/brand/modules.ts';
import { useOpenStatus } from '../../../shared/brand/use-status.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCaptcha } from '../../../shared/fields/use-captcha.ts';
import { useDefaultDial } from '../../../shared/fields/use-default-dial.ts';
import { keptInvitation } from '../../../shared/session/invitation.ts';
import type { SignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { usePhoneAuth } from '../use-phone-auth.ts';
import { InvitedBy } from './invited-by.tsx';
import { RegisterConsents } from './register-consents.tsx';
import { RegisterFieldControl } from './register-field-control.tsx';
import { type AskedField, askedFields, type Mode, type Typed } from './registration.ts';
import { useRegister } from './use-register.ts';

type Props = { mode: Mode; options: SignInOptions };

/** Asks for what the brand asks for at this moment; an operator's change never costs what was typed. */
export function RegisterForm({ mode, options }: Props) {
  const text = useText();
  const form = useForm<Typed>({
    defaultValues: { dial: '', ...keptInvitation() },
  });
  useDefaultDial(form.getValues('dial') ?? '', (dial) => form.setValue('dial', dial));
  const rules = useOpenStatus().info.register;
  const asked = askedFields(mode, rules, { ...options, captcha: useModule('CAPTCHA3') });
  const hasChanged = useHasChanged(mode, asked);
  const captcha = useCaptcha(asked.some(({ field }) => field === 'captcha'));
  const takeBotCheck = useBotCheck();
  const phoneAuth = usePhoneAuth();
  const { register, fault, isChecking } = useRegister({
    form,
    mode,
    asked,
    takeBotCheck,
    phoneAuth,
    onRefused: captcha.refresh,
  });
  const send = form.handleSubmit((typed) => register.mutate(typed));
  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        {asked.map(({ field, isRequired }) => (
          <Fragment key={field}>
            <RegisterFieldControl
              field={field}
              isRequired={isRequired}
              captcha={captcha}
              minimumAge={options.minimumAge}
              takeBotCheck={takeBotCheck}
              phoneAuth={phoneAuth}
            />
            {field === 'password' && <ConfirmPassword />}
          </Fragment>
        ))}
        <InvitedBy asked={asked} />
        <p role="status" className="text-[0.8125rem] text-info empty:hidden">
          {hasChanged && text('identity.register.changed')}
        </p>
        <RegisterConsents minimumAge={options.minimumAge} />
        <FormFault error={fault} />
        <Button kind="brass" size="lg" isWide type="submit" isBusy={register.isPending}>
          {text('identity.register.submit')}
        </Button>
        <p role="status" className="text-[0.8125rem] text-ink-soft empty:hidden">
          {isChecking && text('identity.register.checking')}
        </p>
        <p className="text-[0.8125rem] text-ink-soft">{text('identity.register.marked')}</p>
      </form>
    </FormProvider>
  );
}

/** Whether the brand asks for other fields than when this form was opened. */
function useHasChanged(mode: Mode, asked: readonly AskedField[]): boolean {
  const now = asked.map(({ field, isRequired }) => `${field}${isRequired ? '*' : ''}`).join();
  const [first, setFirst] = useState({ mode, asked: now });
  if (first.mode !== mode) setFirst({ mode, asked: now });
  return first.mode === mode && first.asked !== now;
}

function ConfirmPassword() {
  const text = useText();
  const { register, formState } = useFormContext<Typed>();
  return (
    <Field
      label={text('identity.confirmPassword')}
      isRequired
      error={formState.errors.confirmPassword?.message}
    >
      <PasswordInput
        {...register('confirmPassword', {
          validate: (value, { password }) => {
            if (!value) return text('identity.patterns.empty');
            return value === password || text('identity.confirmPassword.differs');
          },
        })}
        autoComplete="new-password"
      />
    </Field>
  );
}
