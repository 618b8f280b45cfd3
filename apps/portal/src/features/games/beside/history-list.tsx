import { Money } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { PastRound } from './past-rounds.ts';

export const HistoryList = memo(function HistoryList({ rounds }: { rounds: readonly PastRound[] }) {
  const text = useText();
  const parts = useMoneyParts();
  const times = useTimes();
  const today = times.date(Date.now());
  if (rounds.length === 0) return <p className="text-ink-soft">{text('games.history.none')}</p>;
  return (
    <table className="num w-full text-[0.8125rem]">
      <thead>
        <tr className="text-start text-xs text-ink-soft *:pb-2 *:font-medium">
          <th className="text-start">{text('games.history.at')}</th>
          <th className="text-end">{text('games.history.stake')}</th>
          <th className="text-end">{text('games.history.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ betId, at, stake, payout }) => (
          <tr key={betId} className="h-10 border-t">
            <td>
              <Link
                to="/fairness"
                search={{ betId }}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-felt-text"
                title={text('games.history.verify')}
              >
                {times.date(at) === today ? times.time(at) : times.date(at)}
              </Link>
            </td>
            <td className="text-end">
              <Money parts={parts(stake)} className="font-medium!" />
            </td>
            <td className="text-end">
              <Money parts={parts(payout)} tone={payout > stake ? 'win' : 'plain'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
