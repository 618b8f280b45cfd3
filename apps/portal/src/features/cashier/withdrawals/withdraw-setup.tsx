import { Button } from '@baize/ui';
import { CircleAlert, Landmark, Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { useAsksPaymentPassword } from '../payment-password-field.tsx';
import type { PayoutAccount, WithdrawSettings } from '../use-cashier.ts';

type Props = {
  settings: WithdrawSettings;
  config: SecurityConfig;
  accounts: readonly PayoutAccount[];
  children: ReactNode;
};

/** Where each is set up, as the account's page calls it. */
const LOCKS = { password: 'payment', account: 'payout', factor: 'authenticator' } as const;

/** What must be set up before money can leave, each with the way to it; then the form itself. */
export function WithdrawSetup({ settings, config, accounts, children }: Props) {
  const text = useText();
  const { go } = useMemberPage();
  const asksPassword = useAsksPaymentPassword();
  const hasFactor = config.authenticator || config.passkeys > 0;
  const missing = [
    ...(config.paymentPassword || !asksPassword
      ? []
      : [{ id: 'password', icon: <Lock aria-hidden /> } as const]),
    ...(accounts.length > 0 ? [] : [{ id: 'account', icon: <Landmark aria-hidden /> } as const]),
    ...(config.secondFactorNeeded.withdrawal && !hasFactor
      ? [{ id: 'factor', icon: <ShieldCheck aria-hidden /> } as const]
      : []),
  ];
  if (settings.allowWithdraw === 'N') {
    return (
      <Note tone="warn" icon={<CircleAlert aria-hidden />}>
        {text('cashier.withdraw.closed')}
      </Note>
    );
  }
  if (missing.length === 0) return children;
  return (
    <section aria-label={text('cashier.withdraw.first')}>
      <h3 className="type-card mb-2.5">{text('cashier.withdraw.first')}</h3>
      <ul className="divide-y rounded-card border bg-table">
        {missing.map(({ id, icon }) => (
          <li key={id} className="flex items-center gap-3.5 px-4 py-3 md:px-5">
            <span className="text-ink-soft [&>svg]:size-5">{icon}</span>
            <span className="min-w-0 flex-1">{text(`cashier.withdraw.need.${id}`)}</span>
            <Button
              size="sm"
              kind="brass"
              aria-label={`${text('members.setUp')}: ${text(`cashier.withdraw.need.${id}`)}`}
              onClick={() => go('securityCenter', { set: LOCKS[id], back: 'withdraw' })}
            >
              {text('members.setUp')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
