import { Button, Money, Panel, Stepper } from '@baize/ui';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { DepositOrder } from '../use-cashier.ts';
import { PaidDialog } from './paid-dialog.tsx';
import { usePayUnit } from './use-pay-unit.ts';

type Props = { order: DepositOrder; wayName: string };

/** Paid by the member's word or by the chain's: it is being looked for. */
export function ConfirmingOrder({ order, wayName }: Props) {
  const text = useText();
  const { parts } = usePayUnit(order.method);
  const [isAdding, setAdding] = useState(false);
  const proofs = order.proofIds.length;
  return (
    <Panel className="flex flex-col gap-5">
      <Stepper
        label={text('cashier.deposit.progress')}
        steps={[
          { id: 'ordered', label: text('cashier.deposit.step.ordered'), state: 'done' },
          { id: 'paid', label: text('cashier.deposit.step.paid'), state: 'done' },
          { id: 'found', label: text('cashier.deposit.step.found'), state: 'current' },
          { id: 'credited', label: text('cashier.deposit.step.credited'), state: 'ahead' },
        ]}
      />
      <div className="flex items-center gap-3">
        <LoaderCircle aria-hidden className="size-6 shrink-0 animate-spin text-brass-text" />
        <h3 role="status" className="type-title">
          {text('cashier.deposit.confirming')}
        </h3>
      </div>
      <p className="max-w-prose text-ink-soft">
        {text(
          order.method === 'USDT'
            ? 'cashier.deposit.confirmingCoin'
            : 'cashier.deposit.confirmingText',
        )}
      </p>
      <p>
        <Money parts={parts(order.shownAmount)} size="mid" />{' '}
        <span className="text-ink-soft">
          <bdi>{wayName}</bdi> · {text('cashier.deposit.number', { number: order.depositId })}
        </span>
      </p>
      {proofs > 0 && (
        <p className="text-felt-text">{text('cashier.proof.count', { count: proofs })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAdding(true)}>
          {text(proofs > 0 ? 'cashier.proof.again' : 'cashier.proof.add')}
        </Button>
        <Button kind="quiet" onClick={() => overlay.open('service')}>
          {text('shell.service.title')}
        </Button>
      </div>
      {isAdding && <PaidDialog order={order} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
