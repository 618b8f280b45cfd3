import { Money, Panel } from '@baize/ui';
import { Clock } from 'lucide-react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useRenewCashier, type Withdrawal } from '../use-cashier.ts';
import { clockText, useSecondsLeft } from '../use-left.ts';
import { ReceiptForm } from './receipt-form.tsx';

type Props = { withdrawal: Withdrawal; onDone: () => void; isBare?: boolean };

/** A payment that went out: did it arrive? Silence counts as yes, so the time is in sight. */
export function ReceiptPanel({ withdrawal, onDone, isBare = false }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const { time } = useTimes();
  const { confirmBy, remainingAmount, bankCode, account } = withdrawal;
  const content = (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <div className="type-label mb-1.5">{text('cashier.receipt.paid')}</div>
          <Money parts={parts(remainingAmount)} size="big" />
          <p className="mt-1.5 text-[0.8125rem] text-ink-soft">
            {bankCode} <bdi className="num">{account}</bdi> ·{' '}
            {text('cashier.withdraw.number', { number: withdrawal.withdrawId })}
          </p>
        </div>
        <TimeToAnswer until={confirmBy} />
      </div>
      {confirmBy !== null && (
        <p className="text-[0.8125rem] text-ink-soft">
          {text('cashier.receipt.silence', { time: time(confirmBy) })}
        </p>
      )}
      <ReceiptForm withdrawal={withdrawal} onDone={onDone} />
    </>
  );
  if (isBare) return <div className="flex flex-col gap-4">{content}</div>;
  return (
    <Panel aria-label={text('cashier.receipt.title')} className="flex flex-col gap-4 border-brass!">
      <h3 className="type-title text-[1.625rem]">{text('cashier.receipt.title')}</h3>
      {content}
    </Panel>
  );
}

function TimeToAnswer({ until }: { until: number | null }) {
  const text = useText();
  const left = useSecondsLeft(until, useRenewCashier());
  if (until === null) return null;
  return (
    <div role="timer" aria-label={text('cashier.receipt.timeLeft')}>
      <div className="type-label mb-1.5 flex items-center gap-1.5">
        <Clock aria-hidden className="size-3.5" />
        {text('cashier.receipt.timeLeft')}
      </div>
      <div className="num font-display text-[2rem]/none font-semibold" dir="ltr">
        {clockText(left)}
      </div>
    </div>
  );
}
