import { Button, Money } from '@baize/ui';
import { CircleCheck } from 'lucide-react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { repeatSlip } from './repeat-slip.ts';
import type { PlacedBet } from './use-place.ts';

type Props = { bets: readonly PlacedBet[]; onBets: () => void; onClose: () => void };

/** What was taken, and what to do next. */
export function PlacedNote({ bets, onBets, onClose }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const stake = bets.reduce((sum, bet) => sum + (bet.freeStake ?? bet.stake), 0n);
  const isFree = bets.some(({ freeStake }) => freeStake !== null);
  const most = bets.reduce((sum, bet) => sum + bet.maxPayout, 0n);
  return (
    <div role="status" className="grid animate-rise gap-3 px-5 py-8 text-center">
      <CircleCheck aria-hidden className="mx-auto size-10 text-felt-text" />
      <p className="type-card">{text('sportsbook.placed.title', { count: bets.length })}</p>
      <p className="text-ink-soft">
        {text(isFree ? 'sportsbook.freeBet' : 'sportsbook.slip.stake')}{' '}
        <Money parts={parts(stake)} /> · {text('sportsbook.slip.return')}{' '}
        <Money parts={parts(most)} tone="win" />
      </p>
      <div className="grid gap-2">
        <Button kind="brass" onClick={onBets}>
          {text('sportsbook.placed.bets')}
        </Button>
        {bets.length === 1 && (
          <Button onClick={() => repeatSlip(bets[0]!)}>{text('sportsbook.placed.repeat')}</Button>
        )}
        <Button onClick={onClose}>{text('sportsbook.placed.on')}</Button>
      </div>
    </div>
  );
}
