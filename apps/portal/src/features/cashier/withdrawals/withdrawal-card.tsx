import { Money, Panel, Tag } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Withdrawal } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { withdrawalTones } from './withdrawal-states.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/** One withdrawal, whole: how much, where to, and every step of its way. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  return (
    <Panel aria-label={text('cashier.withdraw.number', { number: withdrawal.withdrawId })}>
      <WithdrawalHead withdrawal={withdrawal} />
      <div className="mt-5 border-t pt-5">
        <WithdrawalTimeline withdrawal={withdrawal} />
      </div>
    </Panel>
  );
}

export function WithdrawalHead({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const parts = useMoneyParts();
  const words = useMoneyWords();
  const { state, amount, fee, receivedAmount, remainingAmount, refundedAmount } = withdrawal;
  const isPart = receivedAmount > 0n && remainingAmount > 0n;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Money parts={parts(amount)} size="mid" />
        <p className="mt-1 text-[0.8125rem] text-ink-soft">
          {withdrawal.bankCode} <bdi className="num">{withdrawal.account}</bdi> ·{' '}
          {text('cashier.withdraw.number', { number: withdrawal.withdrawId })}
          {fee > 0n && ` · ${text('cashier.withdraw.withFee', { fee: words(fee) })}`}
        </p>
        {isPart && (
          <p className="mt-1 text-[0.8125rem]">
            {text('cashier.withdraw.part', {
              received: words(receivedAmount),
              remaining: words(remainingAmount),
            })}
          </p>
        )}
        {refundedAmount > 0n && (
          <p className="mt-1 text-[0.8125rem]">
            {text('cashier.withdraw.refunded', { amount: words(refundedAmount) })}
          </p>
        )}
      </div>
      <Tag tone={withdrawalTones[state]}>{text(`cashier.withdraw.state.${state}`)}</Tag>
    </div>
  );
}
