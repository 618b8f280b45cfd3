import { Button, Panel, Tag } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note, SlipLine } from '../parts.tsx';
import type { DepositOrder } from '../use-cashier.ts';
import { depositTones } from './deposit-states.ts';
import { usePayUnit } from './use-pay-unit.ts';

type Props = { order: DepositOrder; wayName: string; remark: string; onAgain: () => void };

/** Decided: what was credited and why it is that much, or why nothing was. */
export function EndedOrder({ order, wayName, remark, onAgain }: Props) {
  const text = useText();
  const { words } = usePayUnit(order.method);
  const { dateAndTime } = useTimes();
  const isPaid = order.creditedAmount !== null;
  const play = usePlay();
  const values = {
    received: words(order.receivedAmount ?? 0n),
    asked: words(order.shownAmount),
  };
  return (
    <Panel className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {isPaid && <CircleCheck aria-hidden className="size-7 text-felt-text" />}
        <h3 role="status" className="type-title min-w-0 flex-1 basis-52">
          {text(`cashier.deposit.ended.${order.state}` as EndedId)}
        </h3>
        <Tag tone={depositTones[order.state]}>{text(`cashier.deposit.state.${order.state}`)}</Tag>
      </div>
      <p className="max-w-prose text-ink-soft">
        {text(`cashier.deposit.why.${order.state}` as WhyId, values)}
      </p>
      {remark && <Note>{text('cashier.reason', { reason: remark })}</Note>}
      {isPaid && <Credited order={order} wayName={wayName} />}
      <p className="text-[0.8125rem] text-ink-soft">
        {text('cashier.deposit.number', { number: order.depositId })} ·{' '}
        {dateAndTime(order.createdAt)}
      </p>
      <div className="flex flex-wrap gap-2">
        {isPaid && (
          <Button kind="brass" onClick={play}>
            {text('cashier.deposit.play')}
          </Button>
        )}
        <Button kind={isPaid ? 'line' : 'brass'} onClick={onAgain}>
          {text('cashier.deposit.again')}
        </Button>
        {!isPaid && (
          <Button onClick={() => overlay.open('service')}>{text('shell.service.title')}</Button>
        )}
      </div>
    </Panel>
  );
}

/** Back to the game that the deposit was made for, or to the lobby. */
function usePlay(): () => void {
  const navigate = useNavigate();
  return () => {
    if (overlay.current()) overlay.close();
    else void navigate({ to: '/' });
  };
}

type Ended = 'SUCCESS' | 'ADJUSTED_SUCCESS' | 'EXPIRED' | 'CANCELLED' | 'FAILED';
type EndedId = `cashier.deposit.ended.${Ended}`;
type WhyId = `cashier.deposit.why.${Ended}`;

function Credited({ order, wayName }: { order: DepositOrder; wayName: string }) {
  const text = useText();
  const received = order.receivedAmount ?? order.shownAmount;
  const credited = order.creditedAmount ?? 0n;
  const { parts } = usePayUnit(order.method);
  return (
    <dl className="max-w-md">
      <SlipLine name={<bdi>{wayName}</bdi>} amount={received} paid={parts(received)} />
      {order.rate !== '1' && (
        <SlipLine
          name={text('cashier.deposit.atRate', { rate: order.rate })}
          amount={credited + order.fee - order.bonus}
        />
      )}
      {order.fee > 0n && <SlipLine name={text('cashier.fee')} amount={-order.fee} />}
      {order.bonus > 0n && (
        <SlipLine name={text('cashier.deposit.bonus')} amount={order.bonus} signed />
      )}
      <SlipLine name={text('cashier.column.credited')} amount={credited} isTotal />
    </dl>
  );
}
