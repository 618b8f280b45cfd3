import { cashierTransfers } from '@baize/contract';
import { type Money, readMoney } from '@baize/money';
import { Button, Field, MoneyInput, RadioCards, TextInput, textLinkClasses } from '@baize/ui';
import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { fieldOf, useCalmOnChange, useFieldRefusals } from '../field-refusals.ts';
import { Note, SlipLine, Split } from '../parts.tsx';
import { PaymentPasswordField } from '../payment-password-field.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { useRenewCashier } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { namesOf } from './names-of.ts';
import type { TransferOptions } from './transfer-options.ts';

type Label = (typeof cashierTransfers.transferLabels)[number];
type Mode = (typeof MODES)[number];
type Said = { label: Label; mode: Mode; remark: string; password: string };
type Typed = Said & { usernames: string; amount: string };
type Input = Said & { usernames: string[]; amount: Money };
/** To whom it went: by name, or how many. */
type Sent = { amount: Money; to: string | number };

const MODES = ['EQUAL', 'RANDOM'] as const;
const MAX_NAMES = 50;

type Props = { way: 'UP' | 'DOWN'; options: TransferOptions };

/** To whom, how much and why; beside it what stays. */
export function TreeForm({ way, options }: Props) {
  const text = useText();
  const asksPassword = useModule('PAYMENTPASS3');
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
          <Downline form={form} left={options.turnoverLeft} />
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
        {asksPassword && (
          <PaymentPasswordField
            error={errors.password?.message}
            input={form.register('password', { required: text('identity.patterns.empty') })}
          />
        )}
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
    defaultValues: {
      usernames: '',
      label: 'ORDINARY',
      mode: 'EQUAL',
      amount: '',
      remark: '',
      password: '',
    },
  });
  const call = useMoneyCall<Input, Sent>({
    send: (input) => sendInput(way, input),
    onDone: ({ amount, to }) => {
      const title =
        typeof to === 'number'
          ? text('cashier.transfer.sentToMany', { amount: words(amount), count: to })
          : text('cashier.transfer.sent', { amount: words(amount), name: to });
      notices.tell({ tone: 'good', title });
      form.reset();
      renew();
    },
  });
  useFieldRefusals(form, call.error);
  useCalmOnChange(form, call);
  const { minimumAmount: min, maximumAmount: max } = options;
  form.register('amount', {
    validate: (typed) => {
      const amount = readMoney(typed);
      const isInside = amount !== null && amount >= min && amount <= max;
      return isInside || text('cashier.fault.range', { min: words(min), max: words(max) });
    },
  });
  const submit = form.handleSubmit(({ amount, usernames, ...typed }) =>
    call.start({ ...typed, usernames: namesOf(usernames), amount: readMoney(amount) ?? 0n }),
  );
  return {
    form,
    call,
    send: (event: React.FormEvent) => {
      form.clearErrors();
      call.calm();
      return submit(event);
    },
  };
}

type Request = Input & { requestId: string };

async function sendInput(way: Props['way'], input: Request): Promise<Sent> {
  const { usernames, label, mode, ...proof } = input;
  if (way === 'UP') {
    const { amount, other } = await ask(cashierTransfers.transferUpline, proof);
    return { amount, to: other };
  }
  const [username = ''] = usernames;
  if (usernames.length === 1) {
    const order = { ...proof, username, label };
    const { amount, other } = await ask(cashierTransfers.transferDownline, order);
    return { amount, to: other };
  }
  const order = { ...proof, usernames, label, mode };
  const { list } = await ask(cashierTransfers.transferMultipleDownline, order);
  return { amount: proof.amount, to: list.length };
}

type Form = ReturnType<typeof useTreeForm>['form'];

function Downline({ form, left }: { form: Form; left: Money }) {
  const text = useText();
  const words = useMoneyWords();
  // What was not played for may be sent, but not as if it were free.
  const mustPlay = (label: string) => label !== 'ORDINARY' && left > 0n;
  return (
    <>
      <Field
        label={text('cashier.transfer.downline')}
        hint={text('cashier.transfer.downlineHint')}
        error={form.formState.errors.usernames?.message}
        isRequired
      >
        <TextInput
          {...form.register('usernames', {
            validate: (typed) => {
              const { length } = namesOf(typed);
              if (length === 0) return text('identity.patterns.empty');
              return length <= MAX_NAMES || text('cashier.transfer.tooMany', { max: MAX_NAMES });
            },
          })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          dir="ltr"
        />
      </Field>
      {namesOf(form.watch('usernames')).length > 1 && (
        <RadioCards
          legend={text('cashier.transfer.mode')}
          options={MODES.map((value) => ({
            value,
            title: text(`cashier.transfer.mode.${value}`),
          }))}
          value={form.watch('mode')}
          onChange={(mode) => form.setValue('mode', mode)}
        />
      )}
      <RadioCards
        legend={text('cashier.transfer.label')}
        options={cashierTransfers.transferLabels.map((value) => ({
          value,
          title: text(`cashier.transfer.label.${value}`),
          isDisabled: mustPlay(value),
          text: mustPlay(value)
            ? text('cashier.transfer.playFirst', { amount: words(left) })
            : text(value === 'ORDINARY' ? 'cashier.transfer.played' : 'cashier.transfer.free'),
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
  const { timesLeft: left, timesPerDay: max } = options;
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
        {text('cashier.transfer.timesLeft', { left, max })}
      </p>
    </>
  );
}
