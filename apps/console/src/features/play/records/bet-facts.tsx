import type { ComponentProps, ReactNode } from 'react';
import { type Fact, Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { playNames } from '../../../shared/play/lottery-words.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { BetCard } from './bet-card.ts';

type SumProps = ComponentProps<typeof Sum>;

/** Who bet what on which game, and what came of it. */
export function BetFacts({ bet }: { bet: BetCard }) {
  const text = useText();
  const times = useTimes();
  const { settledAt, roundId } = bet;
  const fact = (word: Label, value: ReactNode) => ({ label: text(`console.bets.${word}`), value });
  const code = (value: ReactNode) => <span className="code">{value}</span>;
  return (
    <Facts
      facts={[
        fact('member', <MemberLink memberId={bet.memberId} name={bet.name} />),
        fact('game', `${bet.gameName} · ${bet.vendor}`),
        ...(bet.plays.length > 0 ? [fact('plays', playNames(text, bet.plays))] : []),
        ...(roundId ? [fact('round', code(roundId))] : []),
        fact('placed', times.exact(bet.placedAt)),
        fact('settled', settledAt === null ? '–' : times.exact(settledAt)),
        ...moneyFacts(text, bet),
        fact('settlements', bet.settlements),
        fact('request', <span className="code break-all">{bet.requestId}</span>),
      ]}
    />
  );
}

type Label =
  | 'member'
  | 'game'
  | 'plays'
  | 'round'
  | 'placed'
  | 'settled'
  | 'settlements'
  | 'request';

function moneyFacts(text: Text, bet: BetCard): Fact[] {
  const { stake, payout, validBet, currency, jackpot, state } = bet;
  const sum = (amount: bigint, look: Omit<SumProps, 'amount' | 'currency'> = {}) => (
    <Sum amount={amount} currency={currency} {...look} />
  );
  const pots = jackpot?.pots.map(({ pot }) => pot).join(', ') ?? '';
  return [
    { label: text('console.bets.stake'), value: sum(stake) },
    {
      label: text('console.bets.payout'),
      value: sum(payout, { tone: payout > stake ? 'win' : 'plain' }),
    },
    ...(state === 'settled'
      ? [{ label: text('console.bets.net'), value: sum(payout - stake, { isSigned: true }) }]
      : []),
    { label: text('console.bets.valid'), value: sum(validBet) },
    ...(jackpot
      ? [
          {
            label: text('console.bets.jackpot', { pots }),
            value: sum(jackpot.amount, { tone: 'win' }),
          },
        ]
      : []),
  ];
}
