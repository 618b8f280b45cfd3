import { Button, LoadingRegion, Skeleton, useWayBack } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { type Channels, type DepositOrder, depositQuery, useLookEvery } from '../use-cashier.ts';
import { ConfirmingOrder } from './confirming-order.tsx';
import { isOpenState } from './deposit-states.ts';
import { EndedOrder } from './ended-order.tsx';
import { WaitingOrder } from './waiting-order.tsx';

type Props = {
  depositId: string;
  /** Why the desk decided as it did. */
  remark: string;
  ways: Channels;
  onLeave: () => void;
};

/** One order as it stands; it changes under the eyes of whoever waits. */
export function OrderView({ depositId, remark, ways, onLeave }: Props) {
  const text = useText();
  const query = useQuery(depositQuery(depositId));
  const isOpen = query.data ? isOpenState(query.data.state) : true;
  useWayBack(onLeave, true);
  useQuery({ ...depositQuery(depositId), refetchInterval: useLookEvery(isOpen) });
  return (
    <div className="flex flex-col gap-5">
      <Button kind="quiet" size="sm" onClick={onLeave} className="-ms-2 self-start">
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {text('cashier.deposit.all')}
      </Button>
      <Fetched query={query} loading={loading}>
        {(order) => (
          <Shown order={order} wayName={nameOf(order, ways)} remark={remark} onAgain={onLeave} />
        )}
      </Fetched>
    </div>
  );
}

type ShownProps = { order: DepositOrder; wayName: string; remark: string; onAgain: () => void };

function Shown({ order, wayName, remark, onAgain }: ShownProps) {
  if (order.state === 'CONFIRMING') return <ConfirmingOrder order={order} wayName={wayName} />;
  if (isOpenState(order.state)) return <WaitingOrder order={order} wayName={wayName} />;
  return <EndedOrder order={order} wayName={wayName} remark={remark} onAgain={onAgain} />;
}

/** A channel that was closed meanwhile is still called by its code. */
function nameOf({ method, channel }: DepositOrder, ways: Channels): string {
  const known = ways[method]?.channels.find(({ vendorId }) => vendorId === channel);
  return known?.vendorName ?? channel;
}

const loading = (
  <LoadingRegion className="flex flex-col gap-4">
    <Skeleton className="h-36" />
    <Skeleton className="h-64" />
  </LoadingRegion>
);
