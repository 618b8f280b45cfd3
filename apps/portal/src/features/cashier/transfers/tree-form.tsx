import { cashierTransfers, type Output } from '@baize/contract';
import { type Money, readMoney } from '@baize/money';
import { Button, Field, MoneyInput, RadioCards, TextInput, textLinkClasses } from '@baize/ui';
import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../../../shared/api.ts';
import { FormFault } from '../../../shared/form-fault.tsx';
import { notices } from '../../../shared/notice.ts';
import { useBalance } from '../../../shared/use-balance.ts';
import { useMemberPage } from '../../../shared/use-member-page.ts';
import { useCurrencySign } from '../../../shared/use-money.ts';
import { useText } from '../../../shared/use-text.ts';
import { fieldOf, useFieldRefusals } from '../field-refusals.ts';
import { Note, SlipLine, Split } from '../parts.tsx';
import { PaymentPasswordField } from '../payment-password-field.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';
import type { TransferOptions } from './transfer-options.ts';

type Label = (typeof cashierTransfers.transferLabels)[number];
type Typed = { username: string; label: Label; amount: string; remark: string; password: string };
type Sent = Output<typeof cashierTransfers.transferUpline.value>;
type Wish = { username: string; label: Label; amount: Money; remark: string; password: string };

type Props = { way: 'UP' | 'DOWN'; options: TransferOptions };

/** To whom, how much and why; beside it what stays. */
export function TreeForm({ way, options }: Props) {
  const text = useText();
  const words = useMoneyWords();
  const { form, call, send } = useTreeForm({ way, options });
  const { errors } = form.formState;
  const currency = useCurrencySign();
  const { minimumAmount: min, maximumAmount: max } = options;
  return (
    <form noValidate onSubmit={send}>
      <Split aside={<TreeSlip options={options} amount={readMoney(form.watch('amount'))} />}>
        {way === 'UP' && options.turnoverLeft > 0n && <TurnoverFirst left={options.turnoverLeft} />}
        {way === 'UP' ? (
          <Field label={text('cashier.transfer.to')}>
            <TextInput
              value={options.upline?.nickname || options.upline?.username}
              readOnly
              dir="auto"
            />
          </Field>
        ) : (
          <Downline form={form} />
        )}
        <Field
          label={text('cashier.amount')}
          hint={text('cashier.range', { min: words(min), max: words(max) })}
          error={errors.amount?.message}
        >
          <MoneyInput
            look="stage"
            currency={currency}
            name="amount"
            value={form.watch('amount')}
            onChange={(typed) => {
              form.setValue('amount', typed);
              form.clearErrors('amount');
            }}
          />
        </Field>
        <Field label={text('cashier.transfer.remark')}>
          <TextInput {...form.register('remark')} maxLength={100} dir="auto" />
        </Field>
        <PaymentPasswordField
          error={errors.password?.message}
          input={form.register('password', { required: text('identity.patterns.empty') })}
        />
        {!fieldOf(call.error) && <FormFault error={call.error} />}
        <Button kind="brass" size="lg" type="submit" isBusy={call.isBusy} className="sm:self-start">
          {text('cashier.transfer.go')}
        </Button>
      </Split>
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </form>
  );
}

function useTreeForm({ way, options }: Props) {
  const text = useText();
  const words = useMoneyWords();
  const renew = useRenewCashier();
  const form = useForm<Typed>({
    defaultValues: { username: '', label: 'ORDINARY', amount: '', remark: '', password: '' },
  });
  const call = useMoneyCall<Wish, Sent>({
    send: ({ username, label, ...wish }) =>
      way === 'UP'
        ? ask(cashierTransfers.transferUpline, wish)
        : ask(cashierTransfers.transferDownline, { ...wish, username, label }),
    onDone: ({ amount, other }) => {
      notices.tell({
        tone: 'good',
        title: text('cashier.transfer.sent', { amount: words(amount), name: other }),
      });
      form.reset();
      renew();
    },
  });
  useFieldRefusals(form, call.error);
  const { minimumAmount: min, maximumAmount: max } = options;
  form.register('amount', {
    validate: (typed) => {
      const amount = readMoney(typed);
      const isInside = amount !== null && amount >= min && amount <= max;
      return isInside || text('cashier.fault.range', { min: words(min), max: words(max) });
    },
  });
  const submit = form.handleSubmit(({ amount, username, ...typed }) =>
    call.start({ ...typed, username: username.trim(), amount: readMoney(amount) ?? 0n }),
  );
  return {
    ...{ form, call },
    send: (event: React.FormEvent) => {
      form.clearErrors();
      call.calm();
      return submit(event);
    },
  };
}

type Form = ReturnType<typeof useTreeForm>['form'];

function Downline({ form }: { form: Form }) {
  const text = useText();
  return (
    <>
      <Field
        label={text('cashier.transfer.downline')}
        error={form.formState.errors.username?.message}
        isRequired
        className="sm:max-w-72"
      >
        <TextInput
          {...form.register('username', { required: text('identity.patterns.empty') })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
      </Field>
      <RadioCards
        legend={text('cashier.transfer.label')}
        options={cashierTransfers.transferLabels.map((value) => ({
          ...{ value, title: text(`cashier.transfer.label.${value}`) },
          text: text(value === 'ORDINARY' ? 'cashier.transfer.played' : 'cashier.transfer.free'),
        }))}
        value={form.watch('label')}
        onChange={(label) => form.setValue('label', label)}
      />
    </>
  );
}

/** Money that must be played first may not leave by this door either. */
function TurnoverFirst({ left }: { left: Money }) {
  const text = useText();
  const words = useMoneyWords();
  const { go } = useMemberPage();
  return (
    <Note tone="warn" icon={<CircleAlert aria-hidden />}>
      {text('cashier.transfer.turnover', { amount: words(left) })}{' '}
      <button type="button" className={textLinkClasses} onClick={() => go('withdraw')}>
        {text('cashier.turnover.counts')}
      </button>
    </Note>
  );
}

function TreeSlip({ options, amount }: { options: TransferOptions; amount: Money | null }) {
  const text = useText();
  const balance = useBalance();
  const { timesLeft: left, timesPerDay: most } = options;
  return (
    <>
      <h3 className="type-title mb-2.5 text-[1.625rem]">{text('cashier.slip')}</h3>
      <dl>
        <SlipLine name={text('cashier.transfer.sends')} amount={amount ?? 0n} />
        {balance && (
          <SlipLine
            name={text('cashier.withdraw.stays')}
            amount={balance.mainWalletBalance - (amount ?? 0n)}
            isTotal
          />
        )}
      </dl>
      <p className="mt-4 border-t pt-3.5 text-[0.8125rem] text-ink-soft">
        {text('cashier.transfer.timesLeft', { left, most })}
      </p>
    </>
  );
}
