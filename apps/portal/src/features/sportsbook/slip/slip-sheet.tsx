import { Drawer, Money, useMedia } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useOddsFormat, useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { hasSameMatch, type Slip } from './slip.ts';
import { SlipTabs } from './slip-column.tsx';
import { useSlip } from './slip-store.ts';
import { parlayOdds, returnOf, totalOf } from './sums.ts';

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** From here on the slip stands beside the book. */
const BESIDE = '(width >= 64rem)';

/** On narrow screens: a bar that says what is on the slip, and the slip as a sheet. */
export function SlipSheet({ isOpen, onOpen, onClose }: Props) {
  const text = useText();
  const slip = useSlip();
  const isBeside = useMedia(BESIDE);
  if (isBeside) return null;
  return (
    <>
      {slip.legs.length > 0 && !isOpen && <SlipBar slip={slip} onOpen={onOpen} />}
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        side="bottom"
        title={text('sportsbook.slip.title')}
        isTitleHidden
        className="[&>div]:px-0 [&>header]:py-1"
      >
        <SlipTabs />
      </Drawer>
    </>
  );
}

/** On a tablet it leaves the corner to the button of the service. */
function SlipBar({ slip, onOpen }: { slip: Slip; onOpen: () => void }) {
  const text = useText();
  const parts = useMoneyParts();
  const oddsText = useOddsText();
  const format = useOddsFormat();
  const { selectionName } = useNames();
  const [first] = slip.legs;
  const total = totalOf(slip, format);
  const back = hasSameMatch(slip) ? undefined : returnOf(slip, format);
  const name =
    slip.legs.length === 1 && first
      ? `${selectionName(first.market, first.selection, first)} \u2066${oddsText(first.odds)}\u2069`
      : slip.mode === 'PARLAY' && !hasSameMatch(slip)
        ? text('sportsbook.slip.bar', { odds: `\u2066${oddsText(parlayOdds(slip))}\u2069` })
        : text(`sportsbook.mode.${slip.mode}`);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex h-14 items-center gap-3 rounded-[12px] bg-brass px-3.5 text-start font-semibold text-on-brass shadow-pop md:inset-x-auto md:end-22 md:bottom-6 md:w-96"
    >
      <span className="num grid size-6 shrink-0 place-items-center rounded-full bg-on-brass text-[0.8125rem] text-brass">
        {slip.legs.length}
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{name}</bdi>
        {total > 0n && back !== undefined && (
          <span className="block text-xs font-medium">
            <Money parts={parts(total)} /> → <Money parts={parts(back)} />
          </span>
        )}
      </span>
      <span className="shrink-0 rounded-ctl bg-black/12 px-3 py-2.5">
        {text('sportsbook.slip.open')}
      </span>
    </button>
  );
}
