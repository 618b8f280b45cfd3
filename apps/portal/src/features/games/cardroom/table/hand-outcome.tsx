import { Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { useAmountParts } from '../in-chips.tsx';
import type { Layout } from './layout.ts';
import { outcomeOf } from './outcome-of.ts';

type Props = {
  table: CardTable;
  layout: Layout;
  isInMiddle: boolean | undefined;
  /** Why: who won with what, or a foul of one's own. */
  because: ReactNode;
};

/** What the hand came to for oneself: won or lost, and what the house kept of it. */
export function HandOutcome({ table, layout, isInMiddle = false, because }: Props) {
  const text = useText();
  const parts = useAmountParts();
  const lies = isInMiddle ? 'middle' : table.game === 'xiangqi' ? 'above' : 'belowBoard';
  if (table.hand?.phase === 'void')
    return (
      <Banner layout={layout} lies={lies}>
        {text('cardroom.result.void')}
      </Banner>
    );
  const came = outcomeOf(table);
  if (!came) return null;
  const words = came.net > 0n ? 'won' : came.net < 0n ? 'lost' : 'even';
  return (
    <Banner layout={layout} lies={lies}>
      <span>{text(`cardroom.result.${words}`)}</span>
      {came.net !== 0n && (
        <Money
          parts={parts(came.net, { signed: true })}
          size="mid"
          tone={came.net > 0n ? 'win' : 'plain'}
        />
      )}
      {came.rake > 0n && (
        <span className="flex items-baseline gap-1.5 text-xs font-medium text-[#cfdad6]">
          {text('cardroom.rake')}
          <Money parts={parts(came.rake)} />
        </span>
      )}
      <span
        dir="auto"
        className="basis-full text-center text-xs font-medium text-[#cfdad6] empty:hidden"
      >
        {because}
      </span>
    </Banner>
  );
}

type Lies = 'middle' | 'belowBoard' | 'above';
type BannerProps = { layout: Layout; lies: Lies; children: ReactNode };

/** Below the board it covers nobody's cards and chips; where a phone lies on its side there is no room. */
function topOf({ table: { cy, ry }, cardWidth, isLow, isNarrow }: Layout, lies: Lies): number {
  // On a phone the hands of both sides meet in the middle: there it stands above them.
  if (lies === 'middle') return isNarrow ? cy - ry * 0.26 - 20 : cy - 42;
  return lies === 'belowBoard' && !isLow ? cy + cardWidth * 0.7 + 10 : cy - ry * 0.62;
}

function Banner({ layout, lies, children }: BannerProps) {
  const { cx } = layout.table;
  return (
    <p
      role="status"
      dir="auto"
      className="absolute z-5 flex -translate-x-1/2 animate-rise flex-wrap items-baseline justify-center gap-x-3 rounded-full border border-[#e0b65a]/70 bg-[#14110af0] px-5 py-1.5 font-semibold whitespace-nowrap text-[#fff3d2] shadow-[0_14px_30px_-10px_#000] motion-reduce:animate-none"
      style={{ left: cx, top: topOf(layout, lies) }}
    >
      {children}
    </p>
  );
}
