import { type Money as Amount, money, moneyText } from '@baize/money';
import { cx } from '@baize/ui';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { Chip } from '../stage/chips.tsx';
import type { Board } from './board.ts';

type Props = {
  board: Board;
  id: string;
  name: string;
  pays: string;
  className?: string;
  children?: ReactNode;
};

/** A place of the cloth: what it pays, what everyone has on it, and one's own chips. */
export function SpotField({ board, id, name, pays, className, children }: Props) {
  const parts = useMoneyParts('house');
  const { chips, sent, totals, won } = board;
  const waiting = chips.spots[id] ?? 0;
  const own = sent[id] ?? 0n;
  const total = totals[id];
  return (
    <button
      type="button"
      disabled={chips.isBusy}
      onClick={() => chips.place(id)}
      aria-label={[
        name,
        pays,
        ...(own + money(waiting) > 0n ? [moneyText(own + money(waiting))] : []),
      ].join(', ')}
      className={cx(
        'relative flex min-w-0 flex-col items-center justify-center gap-0.5 overflow-hidden rounded-[9px] border border-white/20 bg-black/25 px-1.5 py-2 max-sm:px-0.5 text-center text-[#fbf2da] transition-colors enabled:hover:border-[#e0b65a] enabled:hover:bg-black/45 disabled:cursor-default',
        // Beside one's own chips, where the field is small.
        own + money(waiting) > 0n && 'max-sm:ps-0.5 max-sm:pe-7.5',
        won.has(id) && 'border-[#f4d58b]! bg-[#e0b65a]/35! shadow-[0_0_26px_-4px_#e0b65a]',
        className,
      )}
    >
      {children ?? (
        <span
          dir="auto"
          className="line-clamp-2 max-w-full text-sm/4.5 font-semibold text-balance hyphens-auto wrap-break-word max-sm:text-[0.8125rem]/4"
        >
          {name}
        </span>
      )}
      <span className="num text-[0.6875rem]/4 text-[#f0d9a8]" dir="auto">
        {pays}
      </span>
      {total && total.stake > 0n && (
        <span className="num flex items-center gap-1 text-[0.6875rem]/4 text-white/70" dir="ltr">
          <Users aria-hidden className="size-3" />
          {total.players} · {parts(total.stake).whole}
        </span>
      )}
      <OwnChips own={own} waiting={waiting} />
    </button>
  );
}

/** What lies for good stands beside what waits to be sent. */
function OwnChips({ own, waiting }: { own: Amount; waiting: number }) {
  return (
    <span className="pointer-events-none absolute end-0.5 top-0.5 flex -space-x-2 max-sm:flex-col max-sm:-space-y-3 max-sm:space-x-0 sm:end-1 sm:top-1 rtl:space-x-reverse">
      {own > 0n && (
        <Chip
          value={Number(moneyText(own))}
          className="size-7 drop-shadow-[0_3px_4px_#000a] sm:size-8"
        />
      )}
      {waiting > 0 && (
        <span className="animate-rise rounded-full shadow-[0_0_0_2px_#f4d58b]">
          <Chip value={waiting} className="size-7 sm:size-8" />
        </span>
      )}
    </span>
  );
}
