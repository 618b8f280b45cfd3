import { Field, PasswordInput, TextInput } from '@baize/ui';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../shared/use-text.ts';
import { useSecurityConfig } from './use-security.ts';

export type StepUpTyped = { password: string; secondFactor: string };
export const stepUpDefaults: StepUpTyped = { password: '', secondFactor: '' };

/** What a call takes: an empty second factor is none. */
export function stepUpOf({ password, secondFactor }: StepUpTyped) {
  return { password, ...(secondFactor.trim() && { secondFactor: secondFactor.trim() }) };
}

/** The password again, and a code of the second factor where one is set. */
export function StepUpFields() {
  const text = useText();
  const { register, formState } = useFormContext<StepUpTyped>();
  const config = useSecurityConfig();
  const hasFactor = config !== undefined && (config.authenticator || config.passkeys > 0);
  const { errors } = formState;
  const needed = { required: text('identity.patterns.empty') };
  return (
    <>
      <Field
        label={text('members.stepUp.password')}
        hint={text('members.stepUp.why')}
        error={errors.password?.message}
        isRequired
      >
        <PasswordInput {...register('password', needed)} />
      </Field>
      {hasFactor && (
        <Field
          label={text(
            config.authenticator ? 'members.stepUp.factor' : 'members.stepUp.recoveryOnly',
          )}
          hint={config.authenticator ? text('members.stepUp.factorHint') : undefined}
          error={errors.secondFactor?.message}
          isRequired
        >
          <TextInput
            {...register('secondFactor', needed)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
      )}
    </>
  );
}
