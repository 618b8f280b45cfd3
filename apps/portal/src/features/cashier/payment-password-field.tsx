import { Field, PasswordInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import type { ComponentProps } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = { error: string | undefined; input: ComponentProps<'input'> };

/** Asked whenever money leaves. */
export function PaymentPasswordField({ error, input }: Props) {
  const text = useText();
  return (
    <Field
      label={text('members.lock.payment')}
      hint={text('cashier.password.hint')}
      error={error}
      isRequired
      className="sm:max-w-72"
    >
      <PasswordInput {...input} inputMode="numeric" autoComplete="off" maxLength={6} />
    </Field>
  );
}

/** Whether a withdrawal asks for it: the brand can do without, for withdrawals or altogether. */
export function useAsksPaymentPassword(): boolean {
  const isKept = useModule('PAYMENTPASS3');
  const isWaived = useModule('WDRAWNOPASSVERIF3');
  return isKept && !isWaived;
}

/** The house's sentence about the payment password, with the tries that are left before it locks. */
export function usePasswordWords(): (error: unknown) => string {
  const text = useText();
  const words = useErrorWords();
  return (error) => {
    const left = triesLeft(error);
    if (left === undefined) return words(error);
    return `${words(error)}. ${text('cashier.password.left', { count: left })}`;
  };
}

function triesLeft(error: unknown): number | undefined {
  if (!wasRefused(error) || refusalCode(error) !== 'PAYMENT_PASSWORD_WRONG') return undefined;
  const { triesLeft: left } = (error.value ?? {}) as { triesLeft?: number };
  return typeof left === 'number' ? left : undefined;
}
