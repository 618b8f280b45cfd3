import { identityPayoutAccounts, type Output } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Bitcoin, Clock, Landmark, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Row, Rows, Section } from '../../../shared/account/section.tsx';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { securityKey } from '../../../shared/session/use-security.ts';
import { useSetupTask } from '../../../shared/session/use-setup-task.ts';
import { useHouseNow } from '../../../shared/times/use-house-now.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RemoveDialog } from '../security/remove-dialog.tsx';
import { AddPayoutDialog } from './add-payout-dialog.tsx';

type Account = Output<typeof identityPayoutAccounts.addPayoutAccount.value>;

const ICONS: Record<Account['cardType'], ReactNode> = {
  BC: <Landmark />,
  EW: <Wallet />,
  VW: <Bitcoin />,
};

/** Where withdrawals may go. A new account waits before its first one. */
export function PayoutSection({ holder }: { holder: string | null }) {
  const text = useText();
  const isOn = useModule('BINDCARD3');
  const errand = useSetupTask();
  const [isAdding, setAdding] = useState(errand.wanted === 'payout');
  const [leaving, setLeaving] = useState<Account | null>(null);
  const { data } = useQuery({
    queryKey: securityKey('payout'),
    queryFn: ({ signal }) => ask(identityPayoutAccounts.payoutAccounts, {}, signal),
    enabled: isOn,
  });
  if (!isOn) return null;
  const list = data?.list ?? [];
  function closeAdding() {
    setAdding(false);
    errand.done();
  }
  return (
    <Section
      title={text('members.payout')}
      note={text('members.payout.text')}
      aside={
        <Button size="sm" className="ms-auto" onClick={() => setAdding(true)}>
          {text('members.payout.add')}
        </Button>
      }
    >
      {list.length > 0 && (
        <Rows>
          {list.map((account) => (
            <PayoutRow
              key={account.bankCardId}
              account={account}
              onRemove={() => setLeaving(account)}
            />
          ))}
        </Rows>
      )}
      {isAdding && <AddPayoutDialog holder={holder} onClose={closeAdding} />}
      {leaving && (
        <RemoveDialog
          title={text('members.payout.remove')}
          name={`${leaving.bankName} ${leaving.account}`}
          send={(stepUp) =>
            ask(identityPayoutAccounts.removePayoutAccount, {
              bankCardId: leaving.bankCardId,
              ...stepUp,
            })
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}

function PayoutRow({ account, onRemove }: { account: Account; onRemove: () => void }) {
  const text = useText();
  const times = useTimes();
  const isWaiting = account.usableAt > useHouseNow();
  const usable = text('members.payout.from', { when: times.dateAndTime(account.usableAt) });
  return (
    <Row
      icon={ICONS[account.cardType]}
      title={
        <>
          {account.bankName} <bdi className="num font-medium">{account.account}</bdi>
        </>
      }
      text={
        <>
          <bdi>{account.holder}</bdi>
          {isWaiting && (
            <span className="flex items-center gap-1.5 text-brass-text">
              <Clock aria-hidden className="size-3.5" />
              {usable}
            </span>
          )}
        </>
      }
      state={
        <Tag tone={isWaiting ? 'warn' : 'good'}>
          {text(isWaiting ? 'members.payout.waiting' : 'members.payout.ready')}
        </Tag>
      }
      action={
        <Button
          size="sm"
          aria-label={text('ui.remove', { name: `${account.bankName} ${account.account}` })}
          onClick={onRemove}
        >
          {text('members.remove')}
        </Button>
      }
    />
  );
}
