import { cx, Money } from '@baize/ui';
import { memo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { CrashState } from './crash-state.ts';

type Props = { state: CrashState | undefined; ownIds: readonly string[] };

/** Who is in the round, for how much, and who has left it where; the curve beside it moves all the time. */
export const Seats = memo(function Seats({ state, ownIds }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const seats = [...((state?.round && state.seats.get(state.round.round)) ?? [])];
  const staked = seats.reduce((sum, { stake }) => sum + stake, 0n);
  seats.sort((a, b) => Number(b.stake - a.stake));
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between text-ink-soft">
        <span>{text('games.crash.players', { count: seats.length })}</span>
        <Money parts={parts(staked)} />
      </p>
      {seats.length === 0 && <p className="text-ink-soft">{text('games.crash.nobody')}</p>}
      <table className={cx('num w-full text-[0.8125rem]', seats.length === 0 && 'hidden')}>
        <thead>
          <tr className="text-xs text-ink-soft *:pb-2 *:font-medium">
            <th className="text-start">{text('games.crash.player')}</th>
            <th className="text-end">{text('games.history.stake')}</th>
            <th className="text-end">{text('games.crash.out')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ id, name, stake, out }) => (
            <tr key={id} className={cx('h-9 border-t', ownIds.includes(id) && 'text-felt-text')}>
              <td className="max-w-28 truncate">{name}</td>
              <td className="text-end">
                <Money parts={parts(stake)} className="font-medium!" />
              </td>
              <td className="text-end">
                {out ? (
                  <b className="text-brass-text">{out.multiplier.toFixed(2)}×</b>
                ) : (
                  <span className="text-ink-soft">
                    {state?.round?.multiplier === undefined ? text('games.crash.in') : '–'}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
