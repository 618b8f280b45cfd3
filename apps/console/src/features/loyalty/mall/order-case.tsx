import { loyaltyMallOperator, type Output } from '@baize/contract';
import { Button, Modal, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';

type Order = Output<typeof loyaltyMallOperator.listOrders.value>['list'][number];

export const ORDER_TONES = { IN_PROCESS: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;

/** One order: what, for whom, where to, and the decision. */
export function OrderCase({ order }: { order: Order }) {
  const text = useText();
  const mayReview = useMay('promotions.review');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <img src={order.picture} alt="" className="h-16 w-21 rounded-ctl object-cover" />
        <h2 className="type-title min-w-0 break-words">{order.name}</h2>
        <Tag tone={ORDER_TONES[order.state]}>{text(`console.loyalty.state.${order.state}`)}</Tag>
      </div>
      <WorkHolder
        kind={order.state === 'APPROVED' ? 'mall-shipping' : 'mall-order'}
        id={order.id}
      />
      <Facts
        facts={[
          {
            label: text('console.loyalty.member'),
            value: <MemberLink memberId={order.memberId} name={order.username} />,
          },
          { label: text('console.loyalty.level'), value: `VIP${order.level}` },
          { label: text('console.loyalty.quantity'), value: String(order.quantity) },
          { label: text('console.loyalty.points'), value: String(order.points / 10_000n) },
          ...(order.shippingNumber
            ? [
                {
                  label: text('console.loyalty.shipping'),
                  value: `${order.carrier} ${order.shippingNumber}`,
                },
              ]
            : []),
        ]}
      />
      {order.reason && <p className="rounded-card border bg-felt-wash p-4">{order.reason}</p>}
      {mayReview && order.kind === 'GOODS' && <Address id={order.id} />}
      {mayReview && order.state === 'IN_PROCESS' && <Decide order={order} />}
      {mayReview && order.kind === 'GOODS' && order.state === 'APPROVED' && <Ship order={order} />}
    </div>
  );
}

/** Looked at only when asked for: each look is on record. */
function Address({ id }: { id: string }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const shown = useQuery({
    ...queryOf(loyaltyMallOperator.showOrder, { id }),
    enabled: isAsked,
  }).data?.address;
  if (!shown) {
    return (
      <div>
        <Button size="sm" onClick={() => setAsked(true)}>
          {text('console.loyalty.showAddress')}
        </Button>
      </div>
    );
  }
  return (
    <p dir="auto" className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap">
      {[shown.name, shown.phone, shown.address, `${shown.province} ${shown.postcode}`].join('\n')}
    </p>
  );
}

type Ruling = { decision: 'APPROVE' | 'REJECT'; reason: string };

function Decide({ order: { id } }: { order: Order }) {
  const text = useText();
  const [asked, setAsked] = useState<'APPROVE' | 'REJECT' | null>(null);
  const close = () => setAsked(null);
  const decide = useAct(loyaltyMallOperator.decideOrder, {
    input: (ruling: Ruling) => ({ id, ...ruling }),
    done: (_, { decision }) => text(`console.loyalty.done.${decision}`),
    onDone: close,
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="brass" onClick={() => setAsked('APPROVE')}>
        {text('console.loyalty.approve')}
      </Button>
      <Button onClick={() => setAsked('REJECT')}>{text('console.loyalty.reject')}</Button>
      <ConfirmModal
        isOpen={asked === 'APPROVE'}
        title={text('console.loyalty.approve')}
        act={decide}
        onConfirm={() => decide.mutate({ decision: 'APPROVE', reason: '' })}
        onClose={close}
      >
        <p>{text('console.loyalty.approveText')}</p>
      </ConfirmModal>
      <ReasonModal
        isDanger
        isOpen={asked === 'REJECT'}
        title={text('console.loyalty.reject')}
        hint={text('console.loyalty.rejectHint')}
        act={decide}
        onConfirm={(reason) => decide.mutate({ decision: 'REJECT', reason })}
        onClose={close}
      >
        <p>{text('console.loyalty.rejectText')}</p>
      </ReasonModal>
    </div>
  );
}

function Ship({ order: { id } }: { order: Order }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [carrier, setCarrier] = useState('');
  const [shippingNumber, setNumber] = useState('');
  const ship = useAct(loyaltyMallOperator.shipOrder, {
    input: (sent: { carrier: string; shippingNumber: string }) => ({ id, ...sent }),
    done: 'console.loyalty.shipped',
    isFailureSaid: true,
    onDone: () => setOpen(false),
  });
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{text('console.loyalty.ship')}</Button>
      <Modal
        size="sm"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('console.loyalty.ship')}
        footer={
          <Button
            kind="brass"
            isBusy={ship.isPending}
            disabled={!carrier.trim() || !shippingNumber.trim()}
            onClick={() =>
              ship.mutate({ carrier: carrier.trim(), shippingNumber: shippingNumber.trim() })
            }
          >
            {text('console.loyalty.ship')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField
            label={text('console.loyalty.carrier')}
            isRequired
            value={carrier}
            maxLength={60}
            onChange={setCarrier}
          />
          <TextField
            label={text('console.loyalty.number')}
            isRequired
            value={shippingNumber}
            maxLength={80}
            onChange={setNumber}
          />
        </div>
      </Modal>
    </div>
  );
}
