import { cashierTransfers, wallet } from '@baize/contract';
import { Figure, FigureRow, LoadingRegion, Money, Panel, Skeleton, Switch } from '@baize/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { cashierKey, useCashierNews, type Wallets, walletsQuery } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { HeldBonuses } from './held-bonuses.tsx';
import { RecallButton } from './recall-button.tsx';
import { WalletForm } from './wallet-form.tsx';

const vendorsQuery = queryOptions({
  queryKey: cashierKey('vendor-wallets'),
  queryFn: ({ signal }) => ask(wallet.merchantWallet, {}, signal),
});

const LOOK_MS = 4_000;

/** The wallets: the main one, those at vendors, and what is on its way between them. */
export function WalletPage() {
  useCashierNews();
  const wallets = useQuery(walletsQuery);
  const vendors = useQuery(vendorsQuery);
  // A vendor's late answer moves nothing in the main wallet, so no news tells of it.
  const isWaiting = (wallets.data?.inTransit ?? 0n) > 0n;
  const refetchInterval = isWaiting && LOOK_MS;
  useQuery({ ...walletsQuery, refetchInterval });
  useQuery({ ...vendorsQuery, refetchInterval });
  return (
    <Fetched query={wallets} loading={loading}>
      {(held) => (
        <div className="flex flex-col gap-6">
          <Held wallets={held} />
          <HeldBonuses />
          <InTransit wallets={held} />
          <Fetched query={vendors} loading={<Skeleton className="h-60" />}>
            {({ isSingle, vendors: list }) =>
              isSingle === 1 ? <SingleWallet /> : <VendorWallets list={list} wallets={held} />
            }
          </Fetched>
        </div>
      )}
    </Fetched>
  );
}

function Held({ wallets }: { wallets: Wallets }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <FigureRow>
      <Figure label={text('cashier.wallet.main')}>
        <Money parts={parts(wallets.mainWalletBalance)} size="mid" />
      </Figure>
      <Figure label={text('cashier.wallet.stakes')}>
        <Money parts={parts(wallets.openStakes)} size="mid" />
      </Figure>
      <Figure label={text('cashier.wallet.frozen')}>
        <Money parts={parts(wallets.frozenBalance)} size="mid" />
      </Figure>
      <Figure label={text('cashier.wallet.transit')}>
        <Money parts={parts(wallets.inTransit)} size="mid" />
      </Figure>
    </FigureRow>
  );
}

/** The vendor has not answered: neither here nor there, and said so. */
function InTransit({ wallets: { inTransit } }: { wallets: Wallets }) {
  const text = useText();
  const words = useMoneyWords();
  if (inTransit === 0n) return null;
  return (
    <Note tone="warn" icon={<Hourglass aria-hidden />}>
      {text('cashier.wallet.inTransit', { amount: words(inTransit) })}
    </Note>
  );
}

function SingleWallet() {
  const text = useText();
  return (
    <Panel>
      <h3 className="type-card">{text('cashier.wallet.single')}</h3>
      <p className="mt-1.5 max-w-prose text-ink-soft">{text('cashier.wallet.singleText')}</p>
    </Panel>
  );
}

type Vendor = { vendor: string; displayName: string; balance: bigint };

function VendorWallets({ list, wallets }: { list: readonly Vendor[]; wallets: Wallets }) {
  const text = useText();
  const parts = useMoneyParts();
  const [last, setLast] = useState<'recall' | 'move' | null>(null);
  return (
    <>
      <section aria-label={text('cashier.wallet.vendors')}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h3 className="type-title text-[1.625rem]">{text('cashier.wallet.vendors')}</h3>
          <RecallButton isLast={last === 'recall'} onAsk={() => setLast('recall')} />
        </div>
        <ul className="divide-y rounded-card border bg-table">
          {list.map(({ vendor, displayName, balance }) => (
            <li key={vendor} className="flex min-h-14 items-center gap-4 px-4 md:px-5">
              <span className="min-w-0 flex-1 font-semibold">
                <bdi>{displayName}</bdi>
              </span>
              <Money parts={parts(balance)} />
            </li>
          ))}
        </ul>
      </section>
      <AutoTransfer />
      <WalletForm
        vendors={list}
        main={wallets.mainWalletBalance}
        inTransit={wallets.inTransit}
        isLast={last === 'move'}
        onAsk={() => setLast('move')}
      />
    </>
  );
}

const autoQuery = queryOptions({
  queryKey: cashierKey('auto-transfer'),
  queryFn: ({ signal }) => ask(cashierTransfers.autoTransfer, {}, signal),
});

function AutoTransfer() {
  const text = useText();
  const cache = useQueryClient();
  const { data } = useQuery(autoQuery);
  const change = useMutation({
    mutationFn: (enabled: boolean) => ask(cashierTransfers.setAutoTransfer, { enabled }),
    onSuccess: (value) => cache.setQueryData(autoQuery.queryKey, value),
  });
  if (!data) return <Skeleton className="h-16" />;
  return (
    <Panel>
      <Switch
        checked={data.enabled}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
        className="flex w-full"
      >
        <span className="block font-semibold">{text('cashier.wallet.auto')}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {text('cashier.wallet.autoText')}
        </span>
      </Switch>
      <FormFault error={change.error} />
    </Panel>
  );
}

const loading = (
  <LoadingRegion className="flex flex-col gap-6">
    <Skeleton className="h-25" />
    <Skeleton className="h-60" />
  </LoadingRegion>
);
