import { cx, EmptyLine, Money } from '@baize/ui';
import { memo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { PastRound } from './past-rounds.ts';
import { timesStake } from './times-stake.ts';

type Props = {
  rounds: readonly PastRound[];
  /** The bet that lies open over the stage. */
  openId: string | undefined;
  onOpen: (betId: string) => void;
};

/** Decided bets, newest first; each opens in place with its proof. */
export const HistoryList = memo(function HistoryList({ rounds, openId, onOpen }: Props) {
  const text = useText();
  if (rounds.length === 0) return <EmptyLine>{text('games.history.none')}</EmptyLine>;
  return (
    <table className="num w-full text-[0.8125rem]">
      <thead>
        <tr className="text-xs text-ink-soft *:pb-2 *:font-medium">
          <th className="text-start">{text('games.history.at')}</th>
          <th className="text-end">{text('games.history.stake')}</th>
          <th className="text-end">{text('games.history.times')}</th>
          <th className="text-end">{text('games.history.profit')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <Row key={round.betId} round={round} isOpen={round.betId === openId} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
});

type RowProps = { round: PastRound; isOpen: boolean; onOpen: (betId: string) => void };

/** A bet that is over never changes: one more above it must not draw all of them again. */
const Row = memo(function Row({ round, isOpen, onOpen }: RowProps) {
  const text = useText();
  const parts = useMoneyParts();
  const times = useTimes();
  const { betId, at, stake, payout, outcome } = round;
  const isToday = times.date(at) === times.date(Date.now());
  const isGain = payout > stake;
  return (
    // The whole row is the target of a pointer; the button in it is that of the keyboard.
    <tr
      onClick={() => onOpen(betId)}
      className={cx('h-11 cursor-pointer border-t hover:bg-rail', isOpen && 'bg-rail')}
    >
      <td>
        <button
          type="button"
          aria-label={`${text('games.history.verify')}: ${times.time(at)}`}
          className="flex flex-col items-start text-start"
        >
          {outcome && (
            <b dir="ltr" className={isGain ? 'text-brass-text' : 'text-ink'}>
              {outcome}
            </b>
          )}
          <span className={cx('text-ink-soft', outcome && 'text-[0.6875rem]/4')}>
            {isToday ? times.time(at) : times.date(at)}
          </span>
        </button>
      </td>
      <td className="text-end">
        <Money parts={parts(stake)} className="font-medium!" />
      </td>
      <td className={cx('text-end', !isGain && 'text-ink-soft')}>
        <bdi dir="ltr">{timesStake(stake, payout)}</bdi>
      </td>
      <td className="text-end">
        <Money
          parts={parts(payout - stake, { signed: true })}
          tone={isGain ? 'win' : 'plain'}
          className={isGain ? undefined : 'font-medium! text-ink-soft'}
        />
      </td>
    </tr>
  );
});
