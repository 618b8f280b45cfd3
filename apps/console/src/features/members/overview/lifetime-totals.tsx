import { agentsSumsOperator, type Output } from '@baize/contract';
import type { ReactNode } from 'react';
import { Facts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { cardPart } from './card-part.tsx';

type Totals = Output<typeof agentsSumsOperator.memberTotals.value>;

/** Since registration: cash, play, and what was given. */
export const LifetimeTotals = cardPart(agentsSumsOperator.memberTotals, {
  title: 'console.member.card.lifetime',
  asked: (memberId) => ({ memberId }),
  onward: () => ({ to: '.', search: { tab: 'money' }, label: 'console.member.card.allMoney' }),
  show: (totals) => (
    <div className="grid gap-x-8 md:grid-cols-3">
      <CashFacts totals={totals} />
      <PlayFacts totals={totals} />
      <GivenFacts totals={totals} />
    </div>
  ),
});

function useSum(): (amount: bigint, isSigned?: boolean) => ReactNode {
  const { currency } = useBrand();
  return (amount, isSigned = false) => (
    <Sum amount={amount} currency={currency} isSigned={isSigned} />
  );
}

function CashFacts({ totals }: { totals: Totals }) {
  const text = useText();
  const times = useTimes();
  const sum = useSum();
  const { deposits, withdrawals, depositCount, withdrawalCount, firstDepositOn } = totals;
  const firstAt = firstDepositOn === null ? null : Date.parse(`${firstDepositOn}T12:00Z`);
  return (
    <Facts
      facts={[
        {
          label: text('console.member.card.deposits', { count: depositCount }),
          value: sum(deposits),
        },
        {
          label: text('console.member.card.withdrawals', { count: withdrawalCount }),
          value: sum(withdrawals),
        },
        { label: text('console.member.card.netDeposits'), value: sum(deposits - withdrawals) },
        {
          label: text('console.member.card.firstDeposit'),
          value: firstAt === null ? '—' : times.day(firstAt),
        },
      ]}
    />
  );
}

function PlayFacts({ totals }: { totals: Totals }) {
  const text = useText();
  const sum = useSum();
  const { bets, stakes, payouts } = totals;
  return (
    <Facts
      facts={[
        { label: text('console.member.card.stakes', { count: bets }), value: sum(stakes) },
        { label: text('console.member.card.payouts'), value: sum(payouts) },
        { label: text('console.member.card.ggrShort'), value: sum(stakes - payouts, true) },
        { label: text('console.member.card.rtp'), value: shareOf(payouts, stakes) },
      ]}
    />
  );
}

function GivenFacts({ totals }: { totals: Totals }) {
  const text = useText();
  const sum = useSum();
  const { stakes, payouts, bonuses, rebates, earnings } = totals;
  const ngr = stakes - payouts - bonuses - rebates - earnings;
  return (
    <Facts
      facts={[
        { label: text('console.member.card.bonuses'), value: sum(bonuses) },
        { label: text('console.member.card.rebates'), value: sum(rebates) },
        { label: text('console.member.card.earnings'), value: sum(earnings) },
        { label: text('console.member.card.ngr'), value: sum(ngr, true) },
      ]}
    />
  );
}

/** Of a hundred, to two places; nothing of nothing is no share. */
function shareOf(part: bigint, whole: bigint): string {
  return whole === 0n ? '—' : `${(Number((part * 10_000n) / whole) / 100).toFixed(2)} %`;
}
