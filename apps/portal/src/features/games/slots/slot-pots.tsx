import type { Money as Amount } from '@baize/money';
import { cx } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { animate, easeOut } from '../stage/show-round.ts';
import { CountedMoney, type Counter } from './counted-money.tsx';
import type { PotNews, ShownPot } from './use-pots.ts';

type Props = {
  pots: readonly ShownPot[];
  news: PotNews | undefined;
  height: number;
  isReducedMotion: boolean;
};

/** Above the reels: what a spin may win beside them. The dearest stands out. */
export function SlotPots({ pots, news, height, isReducedMotion }: Props) {
  const text = useText();
  return (
    <dl
      aria-label={text('slots.pots.title')}
      className="pointer-events-none absolute inset-x-0 top-0 mx-auto grid max-w-3xl grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.35fr)] items-center gap-1 px-1.5 sm:gap-2 sm:px-4"
      style={{ height }}
    >
      {pots.map(({ pot, amount }) => (
        <div
          key={pot}
          className={cx(
            'slot-plate flex min-w-0 flex-col items-center rounded-lg px-1 py-0.5 sm:flex-row sm:justify-between sm:gap-2 sm:px-3 sm:py-1',
            news?.pot === pot && 'slot-pot-won',
          )}
        >
          <dt className="text-[0.625rem] font-semibold tracking-wide text-ink-soft uppercase sm:text-xs">
            {text(`slots.pots.${pot}` as 'slots.pots.mini')}
          </dt>
          <dd className="min-w-0">
            {news?.pot === pot ? (
              <PotWinner news={news} />
            ) : (
              <PotAmount amount={amount} isReducedMotion={isReducedMotion} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PotWinner({ news: { name, amount } }: { news: PotNews }) {
  const text = useText();
  const parts = useMoneyParts('house');
  const { currency, whole, decimals } = parts(amount);
  return (
    <output className="block truncate text-[0.6875rem] font-semibold text-brass-hi sm:text-sm">
      {text('slots.pots.won', { name, amount: `${currency}${whole}${decimals}` })}
    </output>
  );
}

const RISE_MS = 900;

/** A pot only rises until it is won; the figures run up to what was heard. */
function PotAmount({ amount, isReducedMotion }: { amount: Amount; isReducedMotion: boolean }) {
  const counter = useRef<Counter>(null);
  const shown = useRef(amount);
  useEffect(() => {
    const from = shown.current;
    shown.current = amount;
    if (isReducedMotion || amount <= from) return counter.current?.set(amount);
    const way = Number(amount - from);
    return animate(
      RISE_MS,
      (share) => counter.current?.set(from + BigInt(Math.round(way * easeOut(share)))),
      () => counter.current?.set(amount),
    );
  }, [amount, isReducedMotion]);
  return (
    <CountedMoney
      amount={shown.current}
      counter={counter}
      size="mid"
      className="text-[0.75rem]! text-brass-hi sm:text-[1.0625rem]!"
    />
  );
}
