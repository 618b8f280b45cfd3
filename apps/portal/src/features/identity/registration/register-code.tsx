import { identityCodes } from '@baize/contract';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { CodeField } from '../../../shared/fields/code-field.tsx';
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
  const { trigger, getValues } = useFormContext<Typed>();
  async function sendCode() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const { mobileNum = '', dial } = getValues();
    const where = { countryDialingCode: dial ?? '', botCheck: await takeBotCheck() };
    if (phoneAuth) return phoneAuth.send({ ...where, mobileNum: mobileNum.trim() });
    return ask(identityCodes.sendRegisterCode, { ...where, mobileNo: mobileNum.trim() });
  }
  return <CodeField error={error} input={input} send={sendCode} />;
}
