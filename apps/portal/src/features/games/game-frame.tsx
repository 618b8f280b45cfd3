import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { useConnectionLost } from '../../shared/calls/use-connection.ts';

type Props = {
  head: ReactNode;
  stage: ReactNode;
  bar: ReactNode;
  /** Beside the stage where there is room; in a sheet elsewhere. */
  rail: ReactNode;
};

/** A game owns the screen: stage in the middle, bet bar below, history and fairness beside it. */
export function GameFrame({ head, stage, bar, rail }: Props) {
  return (
    <div
      className={cx(
        // The line that says why nothing moves stands above the game, which must not lose its bet bar to it.
        useConnectionLost() ? 'h-[calc(100dvh-3rem)]' : 'h-dvh',
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto] overflow-hidden bg-room md:grid-rows-[3.75rem_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className="z-2 xl:col-span-2">{head}</div>
      {/* The picture has colours of its own, and is lit the same by day and by night. */}
      <div data-theme="dark" className="relative min-h-0 overflow-hidden bg-room text-ink">
        {stage}
      </div>
      <div className="z-1 xl:col-start-1">{bar}</div>
      <aside className="min-h-0 overflow-y-auto border-s bg-room p-5 max-xl:hidden xl:col-start-2 xl:row-span-2 xl:row-start-2">
        {rail}
      </aside>
    </div>
  );
}
