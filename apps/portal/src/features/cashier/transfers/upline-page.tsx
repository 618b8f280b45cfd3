import { Skeleton, Tabs } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useCashierNews } from '../use-cashier.ts';
import { optionsQuery, type TransferOptions } from './transfer-options.ts';
import { TreeForm } from './tree-form.tsx';

/** Money to the upline; agents send to their downlines here too. */
export function UplinePage() {
  useCashierNews();
  const query = useQuery(optionsQuery);
  return (
    <Fetched query={query} loading={<Skeleton className="h-96" />}>
      {(options) => <Ways options={options} />}
    </Fetched>
  );
}

function Ways({ options }: { options: TransferOptions }) {
  const text = useText();
  const isAgent = useSession()?.kind === 'agent';
  const [way, setWay] = useState<'UP' | 'DOWN'>(isAgent && !options.upline ? 'DOWN' : 'UP');
  if (!options.enabled) {
    return <StatePage isWide level={3} state="empty" title={text('cashier.transfer.closed')} />;
  }
  if (!isAgent) return <Up options={options} />;
  return (
    <Tabs
      label={text('cashier.transfer.direction')}
      tabs={[
        { value: 'UP', label: text('cashier.page.transferUpline') },
        { value: 'DOWN', label: text('cashier.transfer.down') },
      ]}
      value={way}
      onChange={setWay}
    >
      {way === 'UP' ? (
        <Up options={options} />
      ) : (
        <TreeForm key="down" way="DOWN" options={options} />
      )}
    </Tabs>
  );
}

function Up({ options }: { options: TransferOptions }) {
  const text = useText();
  if (options.upline) return <TreeForm key="up" way="UP" options={options} />;
  return (
    <StatePage
      isWide
      level={3}
      state="no-team"
      title={text('cashier.transfer.noUpline')}
      text={text('cashier.transfer.noUplineText')}
    />
  );
}
