import { identityCodes } from '@baize/contract';
import { Field, PasswordInput } from '@baize/ui';
import { useFormContext } from 'react-hook-form';
import { ask } from '../calls/api.ts';
import { useSecurityConfig } from '../session/use-security.ts';
import { useText } from '../words/use-text.ts';
import { CodeField } from './code-field.tsx';
import { SecondFactorField } from './second-factor-field.tsx';

export type StepUpTyped = { password: string; secondFactor: string; contactCode: string };
export const stepUpDefaults: StepUpTyped = { password: '', secondFactor: '', contactCode: '' };

/** What a call takes: what was not asked for is left out. */
export function stepUpOf({ password, secondFactor, contactCode }: StepUpTyped) {
  return {
    ...(password && { password }),
    ...(secondFactor.trim() && { secondFactor: secondFactor.trim() }),
    ...(contactCode.trim() && { contactCode: contactCode.trim() }),
  };
}

/** The password again and the second factor where one is set; who has no password gives a code instead. */
export function StepUpFields() {
  const config = useSecurityConfig();
  if (!config) return null;
  const { authenticator, passkeys, mobile, email } = config;
  const hasFactor = authenticator || passkeys > 0;
  const hasContact = mobile.verified || email.verified;
  return (
    <>
      {config.password.isSet && <PasswordAgain />}
      {hasFactor && <SecondFactorField hasApp={authenticator} hasPasskey={passkeys > 0} />}
      {!config.password.isSet && !hasFactor && hasContact && (
        <ContactCode channel={mobile.verified ? 'sms' : 'mail'} />
      )}
    </>
  );
}

function PasswordAgain() {
  const text = useText();
  const { register, formState } = useFormContext<StepUpTyped>();
  return (
    <Field
      label={text('members.stepUp.password')}
      hint={text('members.stepUp.why')}
      error={formState.errors.password?.message}
      isRequired
    >
      <PasswordInput {...register('password', { required: text('identity.patterns.empty') })} />
    </Field>
  );
}

function ContactCode({ channel }: { channel: 'sms' | 'mail' }) {
  const text = useText();
  const { register, formState } = useFormContext<StepUpTyped>();
  return (
    <>
      <p className="text-[0.8125rem] text-ink-soft">{text(`members.stepUp.${channel}`)}</p>
      <CodeField
        error={formState.errors.contactCode?.message}
        input={register('contactCode', { required: text('identity.code.needed') })}
        send={() =>
          ask(identityCodes.sendCode, { channel, purpose: identityCodes.purposes.stepUp })
        }
      />
    </>
  );
}
