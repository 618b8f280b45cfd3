import { agentsSumsOperator } from '@baize/contract';
import { Figure, FigureRow } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberCard } from '../use-members.ts';

const FIGURE = { className: 'type-title' } as const;

/** What the member holds now, and what they have been to the house so far. */
export function BalanceFigures({ card }: { card: MemberCard }) {
  const text = useText();
  const { currency } = useBrand();
  const { id: memberId, kind } = card.member;
  const mayMoney = useMay('cashier.read');
  const totals = useQuery({
    ...queryOf(agentsSumsOperator.memberTotals, { memberId }),
    enabled: mayMoney,
  }).data;
  // A trial account plays with money of its own kind, of which nothing is summed up.
  const held = card.accounts.filter(
    (account) =>
      account.purpose !== 'points' && (kind === 'trial' || account.currency === currency),
  );
  const own = held[0]?.currency ?? currency;
  const of = (isWanted: (purpose: string) => boolean) =>
    held.reduce((sum, { purpose, balance }) => (isWanted(purpose) ? sum + balance : sum), 0n);
  return (
    <FigureRow>
      <Figure label={text('console.member.card.balance')}>
        <Sum
          amount={of((p) => p === 'cash' || p.startsWith('vendor:'))}
          currency={own}
          {...FIGURE}
        />
      </Figure>
      <Figure label={text('console.member.purpose.stakes')}>
        <Sum amount={of((p) => p === 'stakes')} currency={own} {...FIGURE} />
      </Figure>
      <Figure label={text('console.member.purpose.payouts')}>
        <Sum amount={of((p) => p === 'payouts')} currency={own} {...FIGURE} />
      </Figure>
      {totals && kind !== 'trial' && (
        <>
          <Figure label={text('console.member.card.netDeposits')}>
            <Sum amount={totals.deposits - totals.withdrawals} currency={own} {...FIGURE} />
          </Figure>
          <Figure label={text('console.member.card.ggr')}>
            <Sum amount={totals.stakes - totals.payouts} currency={own} isSigned {...FIGURE} />
          </Figure>
        </>
      )}
    </FigureRow>
  );
}
