import { moneyText } from '@baize/money';
import { Button, buttonClasses, CopyButton, Money, Panel, ProgressBar } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Clock, ExternalLink } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { type DepositOrder, depositQuery } from '../use-cashier.ts';
import { clockText, useSecondsLeft } from '../use-left.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { PayDetails } from './pay-details.tsx';
import { usePayUnit } from './use-pay-unit.ts';

type Props = { order: DepositOrder; wayName: string };

/** To be paid: what, where to, and how long it is waited for. */
export function WaitingOrder({ order, wayName }: Props) {
  const text = useText();
  const [dialog, setDialog] = useState<'paid' | 'cancel' | null>(null);
  return (
    <>
      <AmountToPay order={order} wayName={wayName} />
      {order.redirectUrl && (
        <a
          href={order.redirectUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ kind: 'brass', size: 'lg', isWide: true })}
        >
          {text('cashier.deposit.openPage')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {order.method === 'CARD' && <Note>{text('cashier.deposit.voucher')}</Note>}
      <PayDetails order={order} wayName={wayName} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-[0.8125rem] text-ink-soft">
        <li>{text('cashier.deposit.other')}</li>
        <li>{text('cashier.deposit.late')}</li>
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button
          kind={order.redirectUrl ? 'line' : 'brass'}
          size="lg"
          onClick={() => setDialog('paid')}
        >
          {text('cashier.deposit.paid')}
        </Button>
        <Button size="lg" kind="quiet" onClick={() => setDialog('cancel')}>
          {text('cashier.deposit.cancel')}
        </Button>
      </div>
      {dialog === 'paid' && <PaidDialog order={order} onClose={() => setDialog(null)} />}
      {dialog === 'cancel' && <CancelDialog order={order} onClose={() => setDialog(null)} />}
    </>
  );
}

function AmountToPay({ order, wayName }: Props) {
  const text = useText();
  const { parts, words } = usePayUnit(order.method);
  const hasCents = order.shownAmount !== order.requestedAmount;
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <div className="type-label mb-1.5">
            {text('cashier.deposit.toPay')} · <bdi>{wayName}</bdi>
          </div>
          <div className="flex items-center gap-2">
            <Money parts={parts(order.shownAmount)} size="big" />
            <CopyButton text={moneyText(order.shownAmount)} />
          </div>
        </div>
        <TimeLeft order={order} />
      </div>
      {hasCents && (
        <div className="mt-4">
          <Note tone="warn">
            {text('cashier.deposit.cents', {
              shown: words(order.shownAmount),
              asked: words(order.requestedAmount),
            })}
          </Note>
        </div>
      )}
    </Panel>
  );
}

function TimeLeft({ order }: { order: DepositOrder }) {
  const text = useText();
  const cache = useQueryClient();
  const { depositId, expiresAt, createdAt } = order;
  const look = useCallback(
    () => void cache.invalidateQueries(depositQuery(depositId)),
    [cache, depositId],
  );
  const left = useSecondsLeft(expiresAt, look);
  if (expiresAt === null) return null;
  const whole = Math.max(1, Math.round((expiresAt - createdAt) / 1000));
  const tone = left < 60 ? 'danger' : 'brass';
  return (
    <div role="timer" aria-label={text('cashier.deposit.timeLeft')} className="w-44">
      <div className="type-label mb-1.5 flex items-center gap-1.5">
        <Clock aria-hidden className="size-3.5" />
        {text('cashier.deposit.timeLeft')}
      </div>
      <div className="num font-display text-[2rem]/none font-semibold" dir="ltr">
        {clockText(left)}
      </div>
      <ProgressBar
        label={text('cashier.deposit.timeLeft')}
        value={left}
        max={whole}
        tone={tone}
        valueText={clockText(left)}
        className="mt-2.5"
      />
    </div>
  );
}
