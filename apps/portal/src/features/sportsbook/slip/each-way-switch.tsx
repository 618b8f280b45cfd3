import { Checkbox } from '@baize/ui';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { canBeEachWay, isEachWay, type Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import type { Quote } from './use-quote.ts';

/** The same stake again on a place, where every leg is on the winner of a season. */
export function EachWaySwitch({ slip, quote }: { slip: Slip; quote: Quote | undefined }) {
  const text = useText();
  const oddsText = useOddsText();
  if (!canBeEachWay(slip)) return null;
  const odds = slip.legs.length === 1 ? quote?.legs[0]?.placeOdds : undefined;
  return (
    <Checkbox
      checked={isEachWay(slip)}
      onChange={({ currentTarget }) => slipStore.change({ isEachWay: currentTarget.checked })}
    >
      {text('sportsbook.eachWay')}
      <span className="block text-xs text-ink-soft">
        {odds
          ? text('sportsbook.eachWayAt', { odds: `\u2066${oddsText(odds)}\u2069` })
          : text('sportsbook.eachWayText')}
      </span>
    </Checkbox>
  );
}
