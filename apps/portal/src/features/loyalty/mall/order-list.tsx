import { EmptyLine, Pager, Tag, type Tone } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { type OrderRecord, ordersQuery, useNumber, wholePoints } from './use-mall.ts';

const TONES: Record<OrderRecord['status'], Tone> = {
  IN_PROCESS: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** Everything one has ordered, with where it stands and under which number it travels. */
export function OrderList() {
  const text = useText();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  return (
    <Fetched query={useQuery(ordersQuery(page, language))}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 && <EmptyLine>{text('loyalty.orders.none')}</EmptyLine>}
          <ul className="flex flex-col gap-2">
            {list.map((order) => (
              <OrderRow key={order.transactionNumber} order={order} />
            ))}
          </ul>
          {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
        </>
      )}
    </Fetched>
  );
}

function OrderRow({ order }: { order: OrderRecord }) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const { dateAndTime } = useTimes();
  const points = wholePoints(order.pointsNeeded);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-table p-3">
      <img src={order.picture} alt="" className="h-14 w-18 rounded-ctl object-cover" />
      <div className="min-w-40 flex-1">
        <b className="block font-semibold wrap-anywhere" dir="auto">
          {order.quantity > 1 && `${number(order.quantity)} × `}
          {order.productName}
        </b>
        <span className="text-[0.8125rem] text-ink-soft">
          {text('loyalty.orders.number', { number: order.transactionNumber })}
          {' · '}
          {dateAndTime(order.applicationTime)}
        </span>
      </div>
      <div className="text-end text-[0.875rem] font-semibold tabular-nums">
        {text('loyalty.points.count', { count: points, shown: number(points) })}
        {order.amountNeeded > 0n && (
          <small className="block font-medium text-ink-soft">{sum(order.amountNeeded)}</small>
        )}
      </div>
      <div className="basis-full sm:basis-56">
        <Tag tone={TONES[order.status]}>{text(`loyalty.orders.state.${order.status}`)}</Tag>
        <OrderNote order={order} />
      </div>
    </li>
  );
}

function OrderNote({ order }: { order: OrderRecord }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const classes = 'mt-1 block text-[0.75rem] text-ink-soft wrap-anywhere';
  if (order.status === 'REJECTED') {
    return (
      <small className={classes}>
        <bdi>{order.reason}</bdi> {text('loyalty.orders.returned')}
      </small>
    );
  }
  if (order.shippingNumber) {
    return (
      <small className={classes}>
        {text('loyalty.orders.sent', { carrier: order.carrier, number: order.shippingNumber })}
      </small>
    );
  }
  if (order.exchangeType !== 'GOODS') {
    return (
      <small className={classes}>{dateAndTime(order.decidedTime ?? order.applicationTime)}</small>
    );
  }
  return (
    <small className={classes}>
      {text(order.status === 'APPROVED' ? 'loyalty.orders.packing' : 'loyalty.orders.looking')}
    </small>
  );
}
