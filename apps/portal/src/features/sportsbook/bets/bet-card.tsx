import { Button, Money, Tag, type Tone } from '@baize/ui';
import { RotateCcw } from 'lucide-react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { BetLegs } from '../../../shared/sportsbook/bet-legs.tsx';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useSlipName } from '../../../shared/sportsbook/slip-name.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { repeatSlip } from '../slip/repeat-slip.ts';
import { CashOut } from './cash-out.tsx';
import type { Bet } from './use-bets.ts';

type Props = { bet: Bet; onRepeat: () => void };

/** One slip: its legs as they stand, what it can still pay, and the way out of it. */
export function BetCard({ bet, onRepeat }: Props) {
  const text = useText();
  const oddsText = useOddsText();
  const { dateAndTime } = useTimes();
  const slipName = useSlipName();
  const canRepeat = bet.legs.some(({ phase }) => phase === 'scheduled' || phase === 'live');
  return (
    <li className="border-t px-4 py-3.5 first:border-t-0">
      <header className="mb-1.5 flex items-center gap-2 text-xs text-ink-soft">
        <span className="min-w-0 flex-1 truncate">
          {slipName(bet)} · {dateAndTime(bet.placedAt)}
        </span>
        {bet.odds !== null && bet.kind === 'PARLAY' && (
          <b dir="ltr" className="num text-ink">
            {oddsText(bet.odds)}
          </b>
        )}
        <BetTag bet={bet} />
      </header>
      <BetLegs legs={bet.legs} />
      <Together bet={bet} />
      <Sums bet={bet} />
      {bet.state === 'open' && bet.freeStake === null && <CashOut bet={bet} />}
      {bet.isFreeBetBack && (
        <p className="mt-2 text-xs text-ink-soft">{text('sportsbook.freeBet.back')}</p>
      )}
      {canRepeat && (
        <Button size="sm" className="mt-2" onClick={() => repeatSlip(bet) > 0 && onRepeat()}>
          <RotateCcw aria-hidden className="size-4" />
          {text('sportsbook.placed.repeat')}
        </Button>
      )}
    </li>
  );
}

/** Legs of one match were priced together. */
function Together({ bet }: { bet: Bet }) {
  const text = useText();
  const oddsText = useOddsText();
  return bet.sameMatch.map(({ places, odds }) => (
    <p key={places.join()} className="mt-1.5 flex justify-between text-xs text-ink-soft">
      {text('sportsbook.sameMatch', { count: places.length })}
      <b dir="ltr" className="num text-ink">
        {oddsText(odds)}
      </b>
    </p>
  ));
}

function BetTag({ bet }: { bet: Bet }) {
  const text = useText();
  const [tone, word] = stateOf(bet);
  return (
    <Tag tone={tone}>
      {text(word === 'returned' ? 'sportsbook.outcome.PUSH' : `sportsbook.bets.state.${word}`)}
    </Tag>
  );
}

type StateWord = 'open' | 'void' | 'cashedOut' | 'won' | 'returned' | 'back' | 'lost';

function stateOf(bet: Bet): [Tone, StateWord] {
  if (bet.state === 'open') return ['info', 'open'];
  if (bet.state === 'void') return ['plain', 'void'];
  if (bet.isFreeBetBack) return ['plain', 'returned'];
  if (bet.isCashedOut) return ['warn', 'cashedOut'];
  if (bet.payout > bet.stake) return ['good', 'won'];
  if (bet.payout === bet.stake && bet.payout > 0n) return ['plain', 'returned'];
  return bet.payout > 0n ? ['plain', 'back'] : ['bad', 'lost'];
}

function Sums({ bet }: { bet: Bet }) {
  const text = useText();
  const parts = useMoneyParts();
  const isOpen = bet.state === 'open';
  const stake = bet.freeStake ?? bet.stake;
  const lines = BigInt(bet.combinations);
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.8125rem] text-ink-soft">
      <span>
        {text(bet.freeStake === null ? 'sportsbook.slip.stake' : 'sportsbook.freeBet')}{' '}
        <Money parts={parts(stake)} />
        {stake % lines === 0n && lines > 1n && (
          <bdi dir="ltr" className="num">
            {' '}
            ({bet.combinations} × <Money parts={parts(stake / lines)} />)
          </bdi>
        )}
      </span>
      {isOpen && bet.cashedOut > 0n && (
        <span>
          {text('sportsbook.cash.done')} <Money parts={parts(bet.cashedOut)} />
        </span>
      )}
      <span className="ms-auto">
        {text(isOpen ? 'sportsbook.slip.return' : 'sportsbook.bets.paid')}{' '}
        <Money
          parts={parts(isOpen ? bet.maxPayout : bet.payout)}
          tone={!isOpen && bet.payout > bet.stake ? 'win' : 'plain'}
          className="font-semibold"
        />
      </span>
    </p>
  );
}
