import type { Money as Amount } from '@baize/money';
import { cx, Money } from '@baize/ui';
import type { Ref } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { CountedMoney, type Counter } from './counted-money.tsx';
import type { ShownWin } from './engine/plan.ts';
import type { StageLayout } from './engine/stage-layout.ts';
import type { Told } from './engine/stage-words.ts';

type Props = {
  told: Told;
  stake: Amount;
  layout: StageLayout;
  counter: Ref<Counter>;
  isBusy: boolean;
};

/** What stands below the reels: which win it is, and how much it is worth so far. */
export function SlotWords({ told, stake, layout, counter, isBusy }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const { win, by, total, isCapped } = told;
  const words = useWinWords(win, by);
  const hasWon = total > 0n || (isBusy && win !== undefined);
  // Brass is for a return above the stake; what gives back the stake or less stays plain.
  const isBrass = total > stake;
  // One win of several says what it paid itself, so that nobody takes the sum for it.
  const isOneOfMany = win !== undefined && told.isOver && !isCapped && win.amount !== total;
  const top = layout.y + layout.box.height + 6;
  return (
    <>
      <div
        className="pointer-events-none absolute inset-x-0 flex flex-col items-center"
        style={{ top }}
      >
        <div
          className={cx(
            'slot-plate flex min-h-12 flex-wrap items-baseline justify-center gap-x-3 rounded-full px-5 py-1 transition-opacity',
            hasWon ? 'opacity-100' : 'opacity-0',
          )}
        >
          <span className="text-sm font-medium text-ink-soft">
            {isCapped && told.isOver ? text('slots.win.capped') : words}
            {isOneOfMany && (
              <>
                {' '}
                <Money parts={parts(win.amount)} className="text-ink" />
              </>
            )}
          </span>
          {isOneOfMany && (
            <span className="text-sm font-medium text-ink-soft">{text('slots.win.total')}</span>
          )}
          <CountedMoney
            amount={total}
            counter={counter}
            size={isBrass ? 'big' : 'mid'}
            className={cx('slot-count', isBrass && 'text-brass-hi')}
          />
        </div>
      </div>
      {told.free && <FreeSpins free={told.free} layout={layout} />}
      {by !== undefined && <Times by={by} layout={layout} />}
    </>
  );
}

function useWinWords(win: ShownWin | undefined, by: number | undefined): string {
  const text = useText();
  if (!win) return by === undefined ? text('slots.win.total') : text('slots.win.by', { by });
  const { kind, line = 0, count, ways = 0 } = win;
  return text(`slots.win.${kind}`, { line, count, ways });
}

function FreeSpins({ free, layout }: { free: NonNullable<Told['free']>; layout: StageLayout }) {
  const text = useText();
  return (
    <p
      className="slot-plate pointer-events-none absolute flex items-baseline gap-2 rounded-full px-3 py-1 text-xs font-semibold sm:text-sm"
      style={{ top: layout.y + 2, insetInlineStart: layout.x + 4 }}
    >
      <span className="max-sm:hidden">{text('slots.free.title')}</span>
      <span className="text-brass-hi">{text('slots.free.left', { left: free.left })}</span>
    </p>
  );
}

const Times = ({ by, layout }: { by: number; layout: StageLayout }) => (
  <p
    className="slot-plate num pointer-events-none absolute rounded-full px-3 py-0.5 font-display text-xl font-semibold text-brass-hi sm:text-2xl"
    style={{ top: layout.y + 2, insetInlineEnd: layout.x + 4 }}
    dir="ltr"
  >
    ×{by}
  </p>
);
