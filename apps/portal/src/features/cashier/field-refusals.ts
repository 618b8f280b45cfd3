import type { RefusalCode } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { usePasswordWords } from './payment-password-field.tsx';

const FIELDS: Partial<Record<RefusalCode, string>> = {
  WITHDRAW_AMOUNT: 'amount',
  WITHDRAW_DAY_SUM: 'amount',
  INSUFFICIENT_BALANCE: 'amount',
  TRANSFER_BELOW_MINIMUM: 'amount',
  TRANSFER_ABOVE_MAXIMUM: 'amount',
  NOT_A_DOWNLINE: 'usernames',
  TRANSFER_RECEIVER: 'usernames',
  PAYOUT_ACCOUNT_MISSING: 'bankCardId',
  PAYOUT_ACCOUNT_NEW: 'bankCardId',
  PAYMENT_PASSWORD_WRONG: 'password',
  PAYMENT_PASSWORD_MISSING: 'password',
  PAYMENT_PASSWORD_LOCKED: 'password',
  CODE_WRONG: 'contactCode',
  CODE_MISSING: 'contactCode',
  CODE_EXPIRED: 'contactCode',
  SECOND_FACTOR_NEEDED: 'secondFactor',
  SECOND_FACTOR_WRONG: 'secondFactor',
};

/** The field a refusal is about; about the whole form, where it names none. */
export const fieldOf = (error: unknown): string | undefined =>
  FIELDS[refusalCode(error) ?? 'UNKNOWN_ERROR'];

/** Says a refusal beside its field. */
export function useFieldRefusals<Typed extends FieldValues>(
  form: UseFormReturn<Typed>,
  error: unknown,
): void {
  const words = usePasswordWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each refusal
  useEffect(() => {
    const field = fieldOf(error);
    if (field) form.setError(field as FieldPath<Typed>, { message: words(error) });
  }, [error]);
}

type Calling = { error: unknown; calm: () => void };

/**
 * What was refused is no longer so once something else is typed. A lost answer is kept: nobody knows
 * yet whether the call was heard, and it must go again under its own id.
 */
export function useCalmOnChange<Typed extends FieldValues>(
  form: UseFormReturn<Typed>,
  { error, calm }: Calling,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once for each refusal
  useEffect(() => {
    if (!wasRefused(error)) return;
    const { unsubscribe } = form.watch(() => calm());
    return unsubscribe;
  }, [error]);
}
