import { ageOn, type RegisterField } from '@baize/contract';
import { Field, PasswordInput, TextInput } from '@baize/ui';
import { useFormContext } from 'react-hook-form';
import { useOpenStatus } from '../../../shared/brand/use-status.ts';
import { CaptchaField } from '../../../shared/fields/captcha-field.tsx';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { MobileField } from '../../../shared/fields/mobile-field.tsx';
import { isMobileNumber } from '../../../shared/fields/phone-number.ts';
import type { useCaptcha } from '../../../shared/fields/use-captcha.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { usePhoneAuth } from '../use-phone-auth.ts';
import { RegisterCode } from './register-code.tsx';
import { inputLooks } from './register-inputs.ts';
import type { Typed } from './registration.ts';

type Props = {
  field: RegisterField;
  isRequired: boolean;
  captcha: ReturnType<typeof useCaptcha>;
  minimumAge: number;
  takeBotCheck: () => Promise<string | undefined>;
  phoneAuth: ReturnType<typeof usePhoneAuth>;
};

/** Fields whose rule is worth knowing before one has broken it. */
const TOLD_BEFORE: RegisterField[] = ['username', 'password', 'paymentPassword', 'nickname'];

/** One field of the registration, in the shape that suits what it asks for. */
export function RegisterFieldControl(props: Props) {
  const { field, isRequired, captcha, takeBotCheck, phoneAuth } = props;
  const text = useText();
  const { register, formState } = useFormContext<Typed>();
  const validate = useRegisterRule(props);
  const error = formState.errors[field]?.message;
  const hint = useRuleHint(field);
  const input = register(field, { validate });
  if (field === 'captcha') {
    return <CaptchaField captcha={captcha} error={error} isRequired={isRequired} {...input} />;
  }
  if (field === 'mobileNum') {
    return (
      <MobileField error={error} isRequired={isRequired} dial={register('dial')} number={input} />
    );
  }
  if (field === 'verificationCode') {
    return (
      <RegisterCode error={error} input={input} takeBotCheck={takeBotCheck} phoneAuth={phoneAuth} />
    );
  }
  const { isSecret, ...look } = inputLooks[field] ?? {};
  return (
    <Field
      label={text(`identity.field.${field}`)}
      isRequired={isRequired}
      error={error}
      hint={error ? undefined : hint}
    >
      {isSecret ? <PasswordInput {...input} {...look} /> : <TextInput {...input} {...look} />}
    </Field>
  );
}

function useRuleHint(field: RegisterField): string | undefined {
  const text = useText();
  const { patternId, minLength: min, maxLength: max } = useOpenStatus().info.register[field];
  if (!TOLD_BEFORE.includes(field)) return undefined;
  return text(`identity.patterns.${patternId}`, { min, max });
}

/** The brand's rule, and for a number or a birthday what no pattern can know. */
function useRegisterRule({ field, isRequired, minimumAge }: Props) {
  const text = useText();
  const rule = useFieldRules()(field, isRequired);
  return async (value: string | undefined, { dial = '' }: Typed): Promise<true | string> => {
    const said = rule(value);
    if (said !== true || !value?.trim()) return said;
    if (field === 'mobileNum') {
      return (await isMobileNumber(dial, value)) || text('identity.mobile.notValid');
    }
    if (field === 'birthday' && ageOn(value, new Date()) < minimumAge) {
      return text('identity.register.underAge', { age: minimumAge });
    }
    return true;
  };
}
