import { identityCodes, identityPassword } from '@baize/contract';
import { Button, Field, PasswordInput, TextInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { MobileField } from '../../../shared/fields/mobile-field.tsx';
import { isMobileNumber } from '../../../shared/fields/phone-number.ts';
import { SendCodeButton } from '../../../shared/fields/send-code-button.tsx';
import { useDefaultDial } from '../../../shared/fields/use-default-dial.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useBeginSession } from '../sessions/use-begin-session.ts';
import { usePhoneAuth } from '../use-phone-auth.ts';

type Typed = { dial: string; mobile: string; code: string; password: string };

/** A code by SMS sets a new password, and its owner is in. */
export function ForgotByPhone() {
  const text = useText();
  const rule = useFieldRules();
  const takeBotCheck = useBotCheck();
  const phoneAuth = usePhoneAuth();
  const form = useForm<Typed>({
    defaultValues: { dial: '', mobile: '', code: '', password: '' },
  });
  useDefaultDial(form.getValues('dial'), (dial) => form.setValue('dial', dial));
  const { errors } = form.formState;

  async function sendCode() {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return undefined;
    const { dial, mobile } = form.getValues();
    const number = { mobileNum: mobile.trim(), countryDialingCode: dial };
    const order = { ...number, botCheck: await takeBotCheck() };
    if (phoneAuth) return phoneAuth.send(order);
    return ask(identityCodes.sendVisitorCode, { ...order, purpose: 'forgotPassword' });
  }
  const recovery = useRecovery(phoneAuth);
  const send = form.handleSubmit((typed) => recovery.mutate(typed));
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <MobileField
        isRequired
        error={errors.mobile?.message}
        dial={form.register('dial')}
        number={form.register('mobile', {
          validate: async (mobile, { dial }) =>
            (await isMobileNumber(dial, mobile)) || text('identity.mobile.notValid'),
        })}
      />
      <div className="flex items-start gap-2">
        <Field
          label={text('identity.code.label')}
          error={errors.code?.message}
          isRequired
          className="flex-1"
        >
          <TextInput
            {...form.register('code', { required: text('identity.code.needed') })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            dir="ltr"
          />
        </Field>
        <SendCodeButton send={sendCode} className="mt-6.5 h-11.5" />
      </div>
      <Field label={text('identity.newPassword')} error={errors.password?.message} isRequired>
        <PasswordInput
          {...form.register('password', { validate: rule('password') })}
          autoComplete="new-password"
        />
      </Field>
      <FormFault error={recovery.error} />
      <Button kind="brass" size="lg" isWide type="submit" isBusy={recovery.isPending}>
        {text('identity.forgot.setNew')}
      </Button>
    </form>
  );
}

function useRecovery(phoneAuth: ReturnType<typeof usePhoneAuth>) {
  const dialogs = useSignInDialogs();
  const begin = useBeginSession();
  return useMutation({
    mutationFn: async ({ dial, mobile, code, password }: Typed) => {
      const proof = await phoneAuth?.prove(code.trim());
      return ask(identityPassword.recoverByPhone, {
        mobileNum: mobile.trim(),
        countryDialingCode: dial,
        newPassword: password,
        ...(proof ? { firebaseIdToken: proof.firebaseIdToken } : { verificationCode: code.trim() }),
      });
    },
    onSuccess: (signedIn) => {
      begin(signedIn);
      dialogs.home();
    },
  });
}
