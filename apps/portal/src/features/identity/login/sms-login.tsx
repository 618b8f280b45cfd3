import { identityCodes } from '@baize/contract';
import { Button, Checkbox, Field, TextInput } from '@baize/ui';
import { MessageSquareText } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBotCheck } from '../../../shared/bot-check/use-bot-check.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { MobileField } from '../../../shared/fields/mobile-field.tsx';
import { isMobileNumber } from '../../../shared/fields/phone-number.ts';
import { SendCodeButton } from '../../../shared/fields/send-code-button.tsx';
import { useDefaultDial } from '../../../shared/fields/use-default-dial.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { usePhoneAuth } from '../use-phone-auth.ts';
import type { useSignIn } from './use-sign-in.ts';

type Typed = { dial: string; mobile: string; code: string; rememberMe: boolean };

export function SmsLogin({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const text = useText();
  const form = useForm<Typed>({
    defaultValues: { dial: '', mobile: '', code: '', rememberMe: false },
  });
  useDefaultDial(form.getValues('dial'), (dial) => form.setValue('dial', dial));
  const takeBotCheck = useBotCheck();
  const phoneAuth = usePhoneAuth();
  const { login, error } = signIn;
  const { errors } = form.formState;

  async function sendCode() {
    if (!(await form.trigger(['mobile']))) return undefined;
    const { dial, mobile } = form.getValues();
    const number = { mobileNum: mobile.trim(), countryDialingCode: dial };
    const order = { ...number, botCheck: await takeBotCheck() };
    if (phoneAuth) return phoneAuth.send(order);
    return ask(identityCodes.sendVisitorCode, { ...order, purpose: 'login' });
  }

  const send = form.handleSubmit(({ dial, mobile, code, rememberMe }) =>
    login.mutate({
      type: 'sms',
      username: mobile.trim(),
      password: code.trim(),
      countryDialingCode: dial,
      rememberMe,
      prove: phoneAuth?.prove,
    }),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <MobileField
        error={errors.mobile?.message}
        dial={form.register('dial')}
        number={form.register('mobile', {
          validate: async (mobile, { dial }) =>
            (await isMobileNumber(dial, mobile)) || text('identity.mobile.notValid'),
        })}
      />
      <div className="flex items-start gap-2">
        <Field label={text('identity.code.label')} error={errors.code?.message} className="flex-1">
          <TextInput
            {...form.register('code', { required: text('identity.code.needed') })}
            before={<MessageSquareText />}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            dir="ltr"
          />
        </Field>
        <SendCodeButton send={sendCode} className="mt-6.5 h-11.5" />
      </div>
      <Checkbox {...form.register('rememberMe')} className="-my-1.5">
        {text('identity.login.remember')}
      </Checkbox>
      <FormFault error={error} />
      <Button kind="brass" size="lg" isWide type="submit" isBusy={login.isPending}>
        {text('identity.login.submit')}
      </Button>
    </form>
  );
}
