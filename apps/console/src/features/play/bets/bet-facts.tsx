import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { BetCard } from './bet-card.ts';

/** Who bet what on which game, and what came of it. */
export function BetFacts({ bet }: { bet: BetCard }) {
  const text = useText();
  const times = useTimes();
  const { stake, payout, validBet, currency, settledAt, jackpot } = bet;
  const isOver = bet.state === 'settled';
  return (
    <Facts
      facts={[
        {
          label: text('console.bets.member'),
          value: <MemberLink memberId={bet.memberId} name={bet.name} />,
        },
        {
          label: text('console.bets.game'),
          value: (
            <span className="code">
              {bet.vendor}:{bet.gameCode}
            </span>
          ),
        },
        ...(bet.roundId
          ? [
              {
                label: text('console.bets.round'),
                value: <span className="code">{bet.roundId}</span>,
              },
            ]
          : []),
        { label: text('console.bets.placed'), value: times.exact(bet.placedAt) },
        {
          label: text('console.bets.settled'),
          value: settledAt === null ? '–' : times.exact(settledAt),
        },
        { label: text('console.bets.stake'), value: <Sum amount={stake} currency={currency} /> },
        {
          label: text('console.bets.payout'),
          value: (
            <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
          ),
        },
        ...(isOver
          ? [
              {
                label: text('console.bets.net'),
                value: <Sum isSigned amount={payout - stake} currency={currency} />,
              },
            ]
          : []),
        {
          label: text('console.bets.valid'),
          value: <Sum amount={validBet} currency={currency} />,
        },
        ...(jackpot
          ? [
              {
                label: text('console.bets.jackpot', {
                  pots: jackpot.pots.map(({ pot }) => pot).join(', '),
                }),
                value: <Sum amount={jackpot.amount} currency={currency} tone="win" />,
              },
            ]
          : []),
        { label: text('console.bets.settlements'), value: bet.settlements },
        {
          label: text('console.bets.request'),
          value: <span className="code break-all">{bet.requestId}</span>,
        },
      ]}
    />
  );
}
