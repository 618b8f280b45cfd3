import { LoadingRegion, Skeleton } from '@baize/ui';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { DepositCare } from '../../../shared/money/deposit-care.tsx';
import { protectionQuery } from '../../../shared/money/protection.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { usePageFilters } from '../page-filters.ts';
import { Note } from '../parts.tsx';
import {
  type Channels,
  channelsQuery,
  type DepositOrder,
  type DepositRow,
  depositQuery,
  depositSettingsQuery,
  lastDepositsQuery,
  useCashierNews,
} from '../use-cashier.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositOffers, offersQuery } from './deposit-offers.tsx';
import { isOpenState } from './deposit-states.ts';
import { LastDeposits } from './last-deposits.tsx';
import { NoWays } from './no-ways.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderView } from './order-view.tsx';

/** Paying in: an order that waits is gone on with, whatever happened to the page meanwhile. */
export function DepositPage() {
  useCashierNews();
  const channels = useQuery(channelsQuery);
  const { language } = useLanguage();
  const settings = useQuery(depositSettingsQuery(language));
  const hasRecords = useModule('DEPREC3');
  const last = useQuery({ ...lastDepositsQuery, enabled: hasRecords });
  // What stands above the form comes with it: later it would push the form away from under a finger.
  const above = useQueries({ queries: [protectionQuery, offersQuery(language)] });
  if (settings.isLoading || above.some(({ isLoading }) => isLoading))
    return <LoadingRegion>{loading}</LoadingRegion>;
  const desk = (rows: readonly DepositRow[]) => (
    <Fetched query={channels} loading={loading}>
      {(ways) => (
        <DepositDesk
          rows={rows}
          ways={ways}
          isClosed={settings.data?.allowDeposit === 'N'}
          said={settings.data?.depositInfo ?? ''}
        />
      )}
    </Fetched>
  );
  if (!hasRecords) return desk([]);
  return (
    <Fetched query={last} loading={loading}>
      {({ list }) => desk(list)}
    </Fetched>
  );
}

type DeskProps = {
  rows: readonly DepositRow[];
  ways: Channels;
  isClosed: boolean;
  /** The operators' own words. */
  said: string;
};

function DepositDesk({ rows, ways, isClosed, said }: DeskProps) {
  const text = useText();
  const cache = useQueryClient();
  const open = rows.filter(({ stateCode }) => isOpenState(stateCode));
  const [{ deposit: wanted }, setFilters] = usePageFilters();
  const [shownId, setShown] = useState<string | null>(
    () => wanted ?? open.find(({ stateCode }) => stateCode !== 'CONFIRMING')?.depositId ?? null,
  );
  /** An order that is looked at stands in the address. */
  function setShownId(id: string | null) {
    setFilters(id ? { deposit: id } : {});
    setShown(id);
  }
  function show(order: DepositOrder) {
    cache.setQueryData(depositQuery(order.depositId).queryKey, order);
    void cache.invalidateQueries(lastDepositsQuery);
    setShownId(order.depositId);
  }
  if (shownId) {
    const row = rows.find(({ depositId }) => depositId === shownId);
    return (
      <OrderView
        key={shownId}
        depositId={shownId}
        remark={row?.remark ?? ''}
        ways={ways}
        onLeave={() => setShownId(null)}
      />
    );
  }
  const hasWays = Object.keys(ways).length > 0;
  return (
    <div className="flex flex-col gap-9">
      <div className="flex flex-col gap-6">
        <OpenOrders rows={open} onOpen={setShownId} />
        {isClosed && (
          <Note tone="warn" icon={<CircleAlert aria-hidden />}>
            {text('cashier.deposit.closed')}
          </Note>
        )}
        {said && (
          <Note icon={<Info aria-hidden />}>
            <span dir="auto" className="block whitespace-pre-line">
              {said}
            </span>
          </Note>
        )}
        <DepositCare />
        {hasWays && !isClosed && <DepositOffers />}
        {hasWays && !isClosed && (
          <DepositForm ways={ways} onOrdered={show} onUnfinished={setShownId} />
        )}
        {!hasWays && <NoWays />}
      </div>
      <LastDeposits rows={rows} onOpen={setShownId} />
    </div>
  );
}

const loading = (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        <Skeleton className="h-23" />
        <Skeleton className="h-23" />
        <Skeleton className="h-23" />
        <Skeleton className="h-23 max-sm:hidden" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-14" />
    </div>
    <Skeleton className="h-72" />
  </div>
);
