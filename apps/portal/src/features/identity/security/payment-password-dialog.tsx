import { identityCodes, identityPaymentPassword } from '@baize/contract';
import { Field, PasswordInput, textLinkClasses } from '@baize/ui';
import { useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = StepUpTyped & { old: string; next: string; again: string; code: string };
type Way = 'set' | 'change' | 'reset';
type Props = { config: SecurityConfig; onClose: () => void };

/** Set once with the password, changed with the old one, or set anew with a code. */
export function PaymentPasswordDialog({ config, onClose }: Props) {
  const text = useText();
  const [way, setWay] = useState<Way>(config.paymentPassword ? 'change' : 'set');
  const canReset = config.mobile.verified || config.email.verified;
  const lock = useLockForm<Typed>({
    defaults: { ...stepUpDefaults, old: '', next: '', again: '', code: '' },
    send: (typed) => sendFor(way, typed),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState } = lock.form;
  const { errors } = formState;
  return (
    <LockDialog
      title={text('members.lock.payment')}
      text={text(`members.payment.${way}`)}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      {way === 'change' && (
        <Field
          label={text('members.payment.old')}
          error={errors.old?.message}
          isRequired
          aside={
            canReset && (
              <button type="button" className={textLinkClasses} onClick={() => setWay('reset')}>
                {text('identity.login.forgot')}
              </button>
            )
          }
        >
          <PasswordInput
            {...register('old', { required: text('identity.patterns.empty') })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      )}
      <NewPaymentPassword form={lock.form} />
      {way === 'reset' && <ResetCode channel={config.mobile.verified ? 'sms' : 'mail'} />}
      {way !== 'change' && <StepUpFields />}
    </LockDialog>
  );
}

function sendFor(way: Way, typed: Typed): Promise<unknown> {
  const { old, next, code } = typed;
  if (way === 'change') {
    const passwords = { oldPaymentPassword: old, newPaymentPassword: next };
    return ask(identityPaymentPassword.changePaymentPassword, passwords);
  }
  if (way === 'set') {
    return ask(identityPaymentPassword.setPaymentPassword, {
      paymentPassword: next,
      ...stepUpOf(typed),
    });
  }
  return ask(identityPaymentPassword.resetPaymentPassword, {
    newPaymentPassword: next,
    verificationCode: code.trim(),
    ...stepUpOf(typed),
  });
}

function NewPaymentPassword({ form }: { form: UseFormReturn<Typed> }) {
  const text = useText();
  const rule = useFieldRules();
  const { errors } = form.formState;
  return (
    <>
      <Field label={text('members.payment.new')} error={errors.next?.message} isRequired>
        <PasswordInput
          {...form.register('next', { validate: rule('paymentPassword') })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Field label={text('members.payment.again')} error={errors.again?.message} isRequired>
        <PasswordInput
          {...form.register('again', {
            validate: (again, { next }) => again === next || text('identity.confirmInput.wrong'),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </>
  );
}

/** The code goes to the contact on file, never to a new one. */
function ResetCode({ channel }: { channel: 'sms' | 'mail' }) {
  const text = useText();
  const { register, formState } = useFormContext<Typed>();
  return (
    <CodeField
      error={formState.errors.code?.message}
      input={register('code', { required: text('identity.code.needed') })}
      send={() =>
        ask(identityCodes.sendCode, { channel, purpose: identityCodes.purposes.paymentPassword })
      }
    />
  );
}
