import { type Money as Amount, shownDecimals } from '@baize/money';
import { cx, Money, useWholeOnly, WholeOnly } from '@baize/ui';
import { useId } from 'react';
import { useCurrencySign, useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Stake } from './use-stake.ts';

type Props = {
  stake: Stake;
  balance: Amount | undefined;
  isLocked: boolean;
  /** Where there is little room: without its ends, and without its limits unless they are broken. */
  isSlim?: boolean;
  className?: string;
};

export function StakeField({ stake, balance, isLocked, isSlim = false, className }: Props) {
  const text = useText();
  const id = useId();
  const currencySign = useCurrencySign();
  const decimals = shownDecimals();
  const { isRefused, take, forget } = useWholeOnly({
    value: stake.text,
    onChange: stake.setText,
    decimals,
  });
  if (stake.isOnTable) return <TableStake stake={stake} className={className} />;
  // Where the bar is one narrow row, its ends are what can be typed as well.
  const ends = isSlim ? 'hidden' : '@min-[44rem]:@max-[68rem]:hidden';
  const quick = [
    ['½', text('games.stake.half'), stake.half, ''],
    ['2×', text('games.stake.double'), stake.double, ''],
    [text('games.stake.min'), text('games.stake.toMin'), stake.toLeast, ends],
    [text('games.stake.max'), text('games.stake.toMax'), () => stake.toMost(balance), ends],
  ] as const;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label
        htmlFor={id}
        className={cx(
          'flex h-11 items-center rounded-ctl border bg-well ps-3 focus-within:border-brass-text',
          stake.fault || isRefused ? 'border-danger!' : 'border-line-strong!',
        )}
      >
        <span className={cx('type-label', isSlim ? 'sr-only' : 'max-sm:sr-only')}>
          {text('games.bar.stake')}
        </span>
        <span className={cx('text-sm text-ink-soft', !isSlim && 'ms-2.5')}>{currencySign}</span>
        <input
          id={id}
          type="text"
          dir="ltr"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={stake.text}
          disabled={isLocked}
          aria-invalid={stake.fault !== undefined || isRefused}
          aria-describedby={isRefused ? `${id}-whole` : `${id}-limits`}
          onChange={({ target }) => take(target.value)}
          onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && forget()}
          onBlur={forget}
          className="num h-full w-24 min-w-0 flex-1 bg-transparent px-1.5 text-[1.0625rem] font-semibold outline-none disabled:opacity-60"
        />
        {quick.map(([sign, label, onClick, look]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            disabled={isLocked}
            onClick={onClick}
            className={cx(
              'h-full min-w-11 border-s px-2 text-[0.8125rem] font-semibold text-ink-soft transition-colors hover:bg-rail hover:text-ink disabled:opacity-45',
              look,
            )}
          >
            <span dir="ltr">{sign}</span>
          </button>
        ))}
      </label>
      {isRefused && <WholeOnly id={`${id}-whole`} />}
      {!isRefused && (!isSlim || stake.fault) && <StakeLimits id={`${id}-limits`} stake={stake} />}
    </div>
  );
}

function StakeLimits({ id, stake }: { id: string; stake: Stake }) {
  const text = useText();
  const parts = useMoneyParts();
  const { min, max } = stake.limits;
  return (
    <span
      id={id}
      className={cx(
        'flex gap-1 text-[0.6875rem]/4',
        // On a phone they are told when they matter.
        stake.fault ? 'text-danger' : 'text-ink-soft @max-[44rem]:hidden',
      )}
    >
      {text('games.stake.limits')} <Money parts={parts(min)} /> – <Money parts={parts(max)} />
    </span>
  );
}

/** At a table the chips that lie are the stake. */
function TableStake({ stake, className }: { stake: Stake; className?: string | undefined }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <div
      className={cx(
        'flex items-baseline gap-3 @min-[44rem]:flex-col @min-[44rem]:gap-1',
        className,
      )}
    >
      <span className="type-label">{text('games.bar.onTable')}</span>
      <Money parts={parts(stake.amount ?? 0n)} size="mid" className="text-[1.5rem]!" />
    </div>
  );
}
