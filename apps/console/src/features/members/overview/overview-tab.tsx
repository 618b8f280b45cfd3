import { useMay } from '../../../shared/session/use-me.ts';
import type { MemberCard } from '../use-members.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { LatestBets } from './latest-bets.tsx';
import { LatestMovements } from './latest-movements.tsx';
import { LatestNotes } from './latest-notes.tsx';
import { LifetimeTotals } from './lifetime-totals.tsx';
import { LinkedMembers } from './linked-members.tsx';
import { LiveSessions } from './live-sessions.tsx';
import { PayoutAccounts } from './payout-accounts.tsx';
import { ProtectionStanding } from './protection-standing.tsx';
import { ValueTrend } from './value-trend.tsx';

/** Everything asked first about a member on one page; each part leads on to its whole list. */
export function OverviewTab({ card }: { card: MemberCard }) {
  const { id: memberId, kind } = card.member;
  const mayMoney = useMay('cashier.read');
  const mayInsight = useMay('insight.read') && kind !== 'trial';
  const mayPlay = useMay('play.read');
  const mayProtect = useMay('protection.read') && kind !== 'trial';
  return (
    <div className="flex flex-col gap-5">
      <BalanceFigures card={card} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {mayInsight && <ValueTrend memberId={memberId} />}
          {mayMoney && <LifetimeTotals memberId={memberId} />}
          <LinkedMembers member={card.member} />
          {mayPlay && <LatestBets memberId={memberId} />}
          {mayMoney && <LatestMovements memberId={memberId} />}
        </div>
        <div className="grid min-w-0 items-start gap-5 md:max-xl:grid-cols-2">
          <PayoutAccounts memberId={memberId} />
          {mayProtect && <ProtectionStanding memberId={memberId} />}
          <LiveSessions memberId={memberId} />
          <LatestNotes memberId={memberId} />
        </div>
      </div>
    </div>
  );
}
