import { identityCodes } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { SendCodeButton } from '../../../shared/fields/send-code-button.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { usePhoneAuth } from '../use-phone-auth.ts';
import type { Typed } from './registration.ts';

type Props = {
  error: string | undefined;
  input: ComponentProps<'input'>;
  takeBotCheck: () => Promise<string | undefined>;
  phoneAuth: ReturnType<typeof usePhoneAuth>;
};

/** The code that proves the mobile number; the number is looked at before anything is sent. */
export function RegisterCode({ error, input, takeBotCheck, phoneAuth }: Props) {
  const text = useText();
  const { trigger, getValues } = useFormContext<Typed>();
  async function sendCode() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const { mobileNum = '', dial } = getValues();
    const where = { countryDialingCode: dial ?? '', botCheck: await takeBotCheck() };
    if (phoneAuth) return phoneAuth.send({ ...where, mobileNum: mobileNum.trim() });
    return ask(identityCodes.sendRegisterCode, { ...where, mobileNo: mobileNum.trim() });
  }
  return (
    <div className="flex items-start gap-2">
      <Field label={text('identity.code.label')} error={error} isRequired className="flex-1">
        <TextInput
          {...input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          dir="ltr"
        />
      </Field>
      <SendCodeButton send={sendCode} className="mt-6.5 h-11.5" />
    </div>
  );
}
