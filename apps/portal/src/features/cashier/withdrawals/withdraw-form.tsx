import { identityCodes } from '@baize/contract';
import { floorToWritten, type Money, moneyText } from '@baize/money';
import { Button, cx, Field, MoneyInput, RadioCards, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Bitcoin, Clock, Info, Landmark, Wallet } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { ask } from '../../../shared/calls/api.ts';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { SecondFactorField } from '../../../shared/fields/second-factor-field.tsx';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useHouseNow } from '../../../shared/times/use-house-now.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note, Split } from '../parts.tsx';
import { PaymentPasswordField, useAsksPaymentPassword } from '../payment-password-field.tsx';
import { StepUpDialog } from '../step-up-dialog.tsx';
import { type PayoutAccount, turnoverQuery, type WithdrawSettings } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { hourText, isTakenAt } from './service-hours.ts';
import { type WithdrawForm as Form, useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawSlip } from './withdraw-slip.tsx';

type Props = {
  settings: WithdrawSettings;
  accounts: readonly PayoutAccount[];
  config: SecurityConfig;
};

/** Where to, how much, and the proofs that it is really the member who asks. */
export function WithdrawForm({ settings, accounts, config }: Props) {
  const text = useText();
  const withdraw = useWithdrawForm(settings, accounts);
  const { form, call } = withdraw;
  const { errors } = form.formState;
  const { authenticator, passkeys, secondFactorNeeded } = config;
  const asksPassword = useAsksPaymentPassword();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={withdraw.submit}>
        <Split aside={<WithdrawSlip withdraw={withdraw} settings={settings} />}>
          <NotNow settings={settings} />
          {settings.precautionNote && (
            <Note icon={<Info aria-hidden />}>
              <span dir="auto" className="block whitespace-pre-line">
                {settings.precautionNote}
              </span>
            </Note>
          )}
          <AccountChoice accounts={accounts} form={form} />
          <AmountField settings={settings} form={form} />
          {asksPassword && (
            <PaymentPasswordField
              error={errors.password?.message}
              input={form.register('password', { required: text('identity.patterns.empty') })}
            />
          )}
          {secondFactorNeeded.withdrawal && (authenticator || passkeys > 0) && (
            <SecondFactorField hasApp={authenticator} hasPasskey={passkeys > 0} />
          )}
          {withdraw.codeChannel && <ContactCode form={form} channel={withdraw.codeChannel} />}
          <FormFault error={withdraw.fault} />
          <Button
            kind="brass"
            size="lg"
            type="submit"
            isBusy={call.isBusy}
            className="sm:self-start"
          >
            {text('cashier.withdraw.go')}
          </Button>
        </Split>
      </form>
      {call.stepUp && <StepUpDialog {...call.stepUp} />}
    </FormProvider>
  );
}

type CodeProps = PartProps & { channel: 'sms' | 'mail' };

function ContactCode({ form, channel }: CodeProps) {
  const text = useText();
  return (
    <div className="flex flex-col gap-1.5 sm:max-w-96">
      <p className="text-[0.8125rem] text-ink-soft">{text('cashier.withdraw.codeText')}</p>
      <CodeField
        error={form.formState.errors.contactCode?.message}
        input={form.register('contactCode', { required: text('identity.code.needed') })}
        send={() =>
          ask(identityCodes.sendCode, { channel, purpose: identityCodes.purposes.withdraw })
        }
      />
    </div>
  );
}

/** Said before anything is typed that would be refused today, or at this hour. */
function NotNow({ settings }: { settings: WithdrawSettings }) {
  const text = useText();
  const { timeZone } = useTimes();
  const { timeZoneOffsetMinutes } = useBrand();
  const now = useHouseNow();
  const { hoursFrom, hoursTo, remainingTransactionTimes, maxTransactionTimes: max } = settings;
  const isTaken = isTakenAt(settings, now, timeZoneOffsetMinutes);
  if (isTaken && remainingTransactionTimes > 0) return null;
  return (
    <Note tone="warn" icon={<Clock aria-hidden />}>
      {isTaken
        ? text('cashier.withdraw.usedUp', { max })
        : text('cashier.withdraw.closedNow', {
            from: hourText(hoursFrom),
            to: hourText(hoursTo),
            zone: timeZone,
          })}
    </Note>
  );
}

const ICONS = { BC: <Landmark />, EW: <Wallet />, VW: <Bitcoin /> };

type PartProps = { form: Form['form'] };

function AccountChoice({ accounts, form }: PartProps & { accounts: readonly PayoutAccount[] }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const { go } = useMemberPage();
  const now = useHouseNow();
  const fault = form.formState.errors.bankCardId?.message;
  return (
    <div className="flex flex-col gap-1.5">
      <RadioCards
        legend={text('cashier.withdraw.to')}
        options={accounts.map((account) => ({
          value: account.bankCardId,
          icon: ICONS[account.cardType],
          title: <bdi>{account.bankName}</bdi>,
          text:
            account.usableAt > now ? (
              text('members.payout.from', { when: dateAndTime(account.usableAt) })
            ) : (
              <bdi className="num">{account.account}</bdi>
            ),
          isDisabled: account.usableAt > now,
        }))}
        value={form.watch('bankCardId')}
        onChange={(id) => form.setValue('bankCardId', id)}
      />
      {fault && (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {fault}
        </p>
      )}
      <button
        type="button"
        className={cx(textLinkClasses, 'self-start')}
        onClick={() => go('securityCenter', { set: 'payout', back: 'withdraw' })}
      >
        {text('members.payout.add')}
      </button>
    </div>
  );
}

function AmountField({ settings, form }: PartProps & { settings: WithdrawSettings }) {
  const text = useText();
  const words = useMoneyWords();
  const currency = useCurrencySign();
  const { minimumAmount: min, maximumAmount: max } = settings;
  const most = useMost(settings);
  function change(typed: string) {
    form.setValue('amount', typed);
    form.clearErrors('amount');
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={text('cashier.amount')}
        hint={text('cashier.range', { min: words(min), max: words(max) })}
        error={form.formState.errors.amount?.message}
      >
        <MoneyInput
          look="stage"
          currency={currency}
          name="amount"
          value={form.watch('amount')}
          onChange={change}
        />
      </Field>
      {most !== undefined && (
        <Button size="sm" className="self-start" onClick={() => change(moneyText(most))}>
          {text('cashier.withdraw.most', { amount: words(most) })}
        </Button>
      )}
    </div>
  );
}

/** As much as may leave at once, while nothing is to be played first and it costs nothing. */
function useMost({ freeTimesLeft, ...settings }: WithdrawSettings): Money | undefined {
  const balance = useBalance()?.mainWalletBalance;
  const turnover = useQuery(turnoverQuery).data;
  if (balance === undefined || freeTimesLeft === 0 || turnover?.left !== 0n) return undefined;
  const limits = [balance, settings.maximumAmount, settings.remainingWithdrawAmount];
  const most = floorToWritten(limits.reduce((least, one) => (one < least ? one : least)));
  return most < settings.minimumAmount ? undefined : most;
}
