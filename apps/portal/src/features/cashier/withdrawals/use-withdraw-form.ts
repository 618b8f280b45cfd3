import { cashierWithdrawals } from '@baize/contract';
import { type Money, readMoney } from '@baize/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { fieldOf, useCalmOnChange, useFieldRefusals } from '../field-refusals.ts';
import {
  cashierKey,
  type PayoutAccount,
  useRenewCashier,
  type Withdrawal,
  type WithdrawSettings,
} from '../use-cashier.ts';
import { useLater } from '../use-later.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';

export type WithdrawTyped = {
  amount: string;
  bankCardId: string;
  password: string;
  secondFactor: string;
  contactCode: string;
};

type Input = {
  amount: Money;
  bankCardId: string;
  password: string;
  verificationCode?: string;
  contactCode?: string;
};

/** What is asked for, and the house's answer beside the field it is about. */
export function useWithdrawForm(settings: WithdrawSettings, accounts: readonly PayoutAccount[]) {
  const renew = useRenewCashier();
  const form = useForm<WithdrawTyped>({
    defaultValues: {
      amount: '',
      password: '',
      secondFactor: '',
      contactCode: '',
      bankCardId: firstUsable(accounts)?.bankCardId ?? '',
    },
  });
  const call = useMoneyCall<Input, Withdrawal>({
    send: (input) => ask(cashierWithdrawals.withdraw, input),
    onDone: renew,
  });
  useFieldRefusals(form, call.error);
  useCalmOnChange(form, call);
  useAmountRule(form.register, settings);
  const amount = readMoney(form.watch('amount'));
  const fee = useFee(amount, settings);
  const send = form.handleSubmit(({ bankCardId, password, secondFactor, ...typed }) =>
    call.start({
      amount: readMoney(typed.amount) ?? 0n,
      bankCardId,
      password,
      ...(typed.contactCode.trim() && { contactCode: typed.contactCode.trim() }),
      ...(secondFactor.trim() && { verificationCode: secondFactor.trim() }),
    }),
  );
  const chosen = form.watch('bankCardId');
  return {
    form,
    call,
    amount,
    fee,
    cardType: accounts.find(({ bankCardId }) => bankCardId === chosen)?.cardType,
    /** Where a code must be sent for this amount. */
    codeChannel: wantsCode(settings, amount) ? settings.codeChannel : null,
    /** What is about no field stands beside the button. */
    fault: fieldOf(call.error) ? null : call.error,
    submit: (event: React.FormEvent) => {
      form.clearErrors();
      call.calm();
      return send(event);
    },
  };
}

/** A new account waits a while before money may go there. */
const firstUsable = (accounts: readonly PayoutAccount[]) =>
  accounts.find(({ usableAt }) => usableAt <= houseTime.now()) ?? accounts[0];

function wantsCode(settings: WithdrawSettings, amount: Money | null): boolean {
  const { mobileVerificationType: type, mobileVerificationWithdrawAmount: from } = settings;
  return type === 'EVERY_WITHDRAWAL' || (type === 'WITHDRAW_AMOUNT' && (amount ?? 0n) >= from);
}

type Register = ReturnType<typeof useForm<WithdrawTyped>>['register'];

function useAmountRule(register: Register, settings: WithdrawSettings): void {
  const text = useText();
  const words = useMoneyWords();
  const { minimumAmount: min, maximumAmount: max } = settings;
  register('amount', {
    validate: (typed) => {
      const amount = readMoney(typed);
      const isInside = amount !== null && amount >= min && amount <= max;
      return isInside || text('cashier.fault.range', { min: words(min), max: words(max) });
    },
  });
}

/** What the house would take for it now; the first ones of a day are free. */
function useFee(amount: Money | null, { minimumAmount, maximumAmount }: WithdrawSettings) {
  const asked = useLater(amount);
  const isInside = asked !== null && asked >= minimumAmount && asked <= maximumAmount;
  const { data } = useQuery({
    queryKey: cashierKey('charges', String(asked)),
    queryFn: ({ signal }) =>
      ask(cashierWithdrawals.withdrawCharges, { withdrawAmount: asked ?? 0n }, signal),
    enabled: isInside,
    placeholderData: keepPreviousData,
  });
  return isInside ? data : undefined;
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>;
