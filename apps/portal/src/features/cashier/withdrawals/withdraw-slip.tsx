import { useBalance } from '../../../shared/money/use-balance.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SlipLine } from '../parts.tsx';
import type { WithdrawSettings } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { hourText } from './service-hours.ts';
import type { WithdrawForm } from './use-withdraw-form.ts';

type Props = { withdraw: WithdrawForm; settings: WithdrawSettings };

/** What leaves the balance and what arrives, and how much of today's allowance is left. */
export function WithdrawSlip({ withdraw, settings }: Props) {
  const text = useText();
  const words = useMoneyWords();
  const balance = useBalance();
  const amount = withdraw.amount ?? 0n;
  const fee = withdraw.fee ?? 0n;
  const feeNote = settings[FEE_NOTES[withdraw.cardType ?? 'BC']];
  const { remainingTransactionTimes: left, maxTransactionTimes: max } = settings;
  return (
    <>
      <h3 className="type-title mb-2.5 text-[1.625rem]">{text('cashier.slip')}</h3>
      <dl>
        <SlipLine name={text('cashier.withdraw.arrives')} amount={amount} />
        <SlipLine name={text('cashier.fee')} amount={fee} />
        <SlipLine name={text('cashier.withdraw.leaves')} amount={amount + fee} />
        {balance && (
          <SlipLine
            name={text('cashier.withdraw.stays')}
            amount={balance.mainWalletBalance - amount - fee}
            isTotal
          />
        )}
      </dl>
      <ul className="mt-4 flex flex-col gap-1.5 border-t pt-3.5 text-[0.8125rem] text-ink-soft">
        <li>{text('cashier.withdraw.timesLeft', { left, max })}</li>
        <li>
          {text('cashier.withdraw.sumLeft', { amount: words(settings.remainingWithdrawAmount) })}
        </li>
        <li>{text('cashier.withdraw.freeLeft', { count: settings.freeTimesLeft })}</li>
        {feeNote && <Said>{feeNote}</Said>}
        <li>{useHours(settings)}</li>
        {settings.withdrawTimeMsg && <Said>{settings.withdrawTimeMsg}</Said>}
        <li>{text('cashier.withdraw.confirmIn', { minutes: settings.minutesToConfirm })}</li>
      </ul>
    </>
  );
}

/** What operators wrote about the fee, for each kind of account. */
const FEE_NOTES = {
  BC: 'withdrawExceedChargeMsg',
  EW: 'eWalletWithdrawExceedChargeMsg',
  VW: 'virtualWalletWithdrawExceedChargeMsg',
} as const;

/** The operators' own words, in the direction they are written in. */
function Said({ children }: { children: string }) {
  return (
    <li dir="auto" className="whitespace-pre-line">
      {children}
    </li>
  );
}

/** When withdrawals are taken, by the house's clock. */
function useHours({ hoursFrom: from, hoursTo: to }: WithdrawSettings): string {
  const text = useText();
  const { timeZone } = useTimes();
  if (from === to) return text('cashier.withdraw.allDay');
  return text('cashier.withdraw.hours', {
    from: hourText(from),
    to: hourText(to),
    zone: timeZone,
  });
}
