import { Figure, FigureRow, LoadingRegion, Money, Skeleton } from '@baize/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { configQuery } from '../../../shared/session/use-security.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { TurnoverPanel } from '../turnover/turnover-panel.tsx';
import {
  lastWithdrawalsQuery,
  payoutQuery,
  turnoverQuery,
  useCashierNews,
  useLookEvery,
  type Withdrawal,
  type WithdrawSettings,
  walletsQuery,
  withdrawSettingsQuery,
} from '../use-cashier.ts';
import { LastWithdrawals } from './last-withdrawals.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { WhyNot } from './why-not.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawSetup } from './withdraw-setup.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';

/** Paying out: what may leave, the form, and whatever is under way. */
export function WithdrawPage() {
  useCashierNews();
  const settings = useQuery(withdrawSettingsQuery(useLanguage().language));
  const last = useQuery({ ...lastWithdrawalsQuery, refetchInterval: useLookEvery(true) });
  // Asked for together with the rest, so that the form does not wait twice.
  useQueries({ queries: [configQuery, payoutQuery, turnoverQuery, walletsQuery] });
  return (
    <Fetched query={settings} loading={loading}>
      {(rules) => (
        <Fetched query={last} loading={loading}>
          {({ records }) => <WithdrawDesk settings={rules} records={records} />}
        </Fetched>
      )}
    </Fetched>
  );
}

type DeskProps = { settings: WithdrawSettings; records: readonly Withdrawal[] };

function WithdrawDesk({ settings, records }: DeskProps) {
  const turnover = useQuery(turnoverQuery).data;
  const underWay = records.filter(({ endedAt }) => endedAt === null);
  return (
    <div className="flex flex-col gap-6">
      <WhyNot isUnderWay={underWay.length > 0} />
      {underWay.map((one) => (
        <div key={one.withdrawId} className="flex flex-col gap-6">
          {one.state === 'DISBURSED' && <ReceiptPanel withdrawal={one} onDone={() => undefined} />}
          <WithdrawalCard withdrawal={one} />
        </div>
      ))}
      <Purse />
      {turnover && <TurnoverPanel turnover={turnover} />}
      {underWay.length === 0 && <Ask settings={settings} />}
      <LastWithdrawals records={records} />
    </div>
  );
}

/** The form, once everything that it needs is known. */
function Ask({ settings }: { settings: WithdrawSettings }) {
  const config = useQuery(configQuery);
  const accounts = useQuery(payoutQuery);
  return (
    <Fetched query={config} loading={<Skeleton className="h-72" />}>
      {(locks) => (
        <Fetched query={accounts} loading={<Skeleton className="h-72" />}>
          {({ list }) => (
            <WithdrawSetup settings={settings} config={locks} accounts={list}>
              <WithdrawForm key={list.length} settings={settings} accounts={list} config={locks} />
            </WithdrawSetup>
          )}
        </Fetched>
      )}
    </Fetched>
  );
}

function Purse() {
  const text = useText();
  const parts = useMoneyParts();
  const wallets = useQuery(walletsQuery).data;
  if (!wallets) return <Skeleton className="h-25" />;
  return (
    <FigureRow>
      <Figure label={text('cashier.wallet.main')}>
        <Money parts={parts(wallets.mainWalletBalance)} size="mid" />
      </Figure>
      <Figure label={text('cashier.wallet.frozen')}>
        <Money parts={parts(wallets.frozenBalance)} size="mid" />
      </Figure>
      <Figure label={text('cashier.wallet.stakes')} className="max-md:col-span-2">
        <Money parts={parts(wallets.openStakes)} size="mid" />
      </Figure>
    </FigureRow>
  );
}

const loading = (
  <LoadingRegion className="flex flex-col gap-6">
    <Skeleton className="h-25" />
    <Skeleton className="h-28" />
    <Skeleton className="h-80" />
  </LoadingRegion>
);
