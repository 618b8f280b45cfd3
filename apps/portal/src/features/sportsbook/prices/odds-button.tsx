import { cx } from '@baize/ui';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { priceKey } from '../book.ts';
import type { LegAbout } from '../slip/slip.ts';
import { slipStore, useIsPicked } from '../slip/slip-store.ts';
import { legOf } from './leg-of.ts';
import { useBook, usePrice } from './use-book.ts';

type Props = {
  matchId: string;
  market: string;
  selection: string;
  /** What stands beside the number: a line, 1, X, 2, a name. */
  label: string;
  /** The same in full, for those who hear it. */
  spoken: string;
  /** Label over number, where there is more height than width. */
  isTall?: boolean;
  /** The line that most take. */
  isMain?: boolean;
  /** What a slip remembers, where no row of a match tells it. */
  about?: LegAbout;
  className?: string;
};

/** One price. Its box never changes: a number may move, nothing beside it may. */
export const OddsButton = memo(function OddsButton(props: Props) {
  const { matchId, market, selection, label, spoken, isTall, isMain, about, className } = props;
  const key = priceKey(matchId, market, selection);
  const book = useBook();
  const price = usePrice(key);
  const isPicked = useIsPicked(key);
  const oddsText = useOddsText();
  const text = useText();
  const isOpen = price?.isOpen ?? false;
  const shown = price && isOpen ? oddsText(price.odds) : '';
  const pick = () => {
    const row = book.row(matchId);
    if (!price) return;
    const picked = { market, selection, odds: price.odds };
    if (about) slipStore.toggle({ ...about, ...picked });
    else if (row) slipStore.toggle(legOf(row, picked));
  };
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={isOpen ? `${spoken}, ${shown}` : text('sportsbook.locked', { name: spoken })}
      disabled={!isOpen && !isPicked}
      onClick={pick}
      data-moved={(isOpen && price?.moved) || undefined}
      className={cx('odds', isTall && 'odds-tall', isMain && 'odds-main', className)}
    >
      {isOpen && price?.moved && (
        <span key={price.moves} aria-hidden className="odds-flash" data-moved={price.moved} />
      )}
      <bdi className="odds-label">{label}</bdi>
      {isOpen ? (
        <span className="odds-number">
          <bdi dir="ltr">{shown}</bdi>
        </span>
      ) : (
        <span className="odds-number">
          <Lock aria-hidden className="inline size-3.5" />
        </span>
      )}
    </button>
  );
});
