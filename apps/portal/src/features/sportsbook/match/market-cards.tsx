import { cx } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Market, wholeSelections } from '../book.ts';
import { OddsButton } from '../prices/odds-button.tsx';
import { evenest, type MarketCard } from './market-groups.ts';

type Sides = { home: string; away: string };
type Props = { matchId: string; card: MarketCard; sides: Sides };

/** A market with all its lines. Prices inside move on their own: the card is drawn for its shape only. */
export const MarketCardView = memo(
  function MarketCardView({ matchId, card, sides }: Props) {
    const { marketName } = useNames();
    const [isOpen, setOpen] = useState(true);
    const [first] = card.markets;
    return (
      <section className="overflow-clip rounded-card border bg-table">
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex h-11 w-full items-center gap-2 px-3.5 text-start font-semibold"
          >
            <bdi className="min-w-0 flex-1 truncate">{marketName(first!.key, sides)}</bdi>
            <ChevronDown
              aria-hidden
              className={cx('size-4 text-ink-faint', isOpen && 'rotate-180')}
            />
          </button>
        </h3>
        {isOpen && (
          <div className="grid gap-1 px-3 pb-3">
            <Lines matchId={matchId} card={card} sides={sides} />
          </div>
        )}
      </section>
    );
  },
  (a, b) => a.matchId === b.matchId && shapeOf(a.card) === shapeOf(b.card),
);

const shapeOf = ({ id, markets }: MarketCard): string =>
  id + markets.map((market) => market.key + wholeSelections(market)).join();

const SHOWN_LINES = 5;

function Lines({ matchId, card, sides }: Props) {
  const text = useText();
  const [isAll, setAll] = useState(false);
  const main = evenest(card.markets);
  const near = nearest(card.markets, main);
  const shown = isAll ? card.markets : near;
  const isLine = card.markets.length > 1;
  return (
    <>
      {isSided(main) && (
        <p className="grid grid-cols-2 gap-1 px-1 text-xs text-ink-soft *:truncate">
          <bdi>{sides.home}</bdi>
          <bdi>{sides.away}</bdi>
        </p>
      )}
      {shown.map((market) => (
        <Selections
          key={market.key}
          matchId={matchId}
          market={market}
          sides={sides}
          isMain={isLine && market === main}
        />
      ))}
      {near.length < card.markets.length && (
        <button
          type="button"
          onClick={() => setAll(!isAll)}
          className="h-9 text-[0.8125rem] font-semibold text-felt-text touch:h-11"
        >
          {text(isAll ? 'sportsbook.lines.fewer' : 'sportsbook.lines.all', {
            count: card.markets.length,
          })}
        </button>
      )}
    </>
  );
}

function nearest(markets: readonly Market[], main: Market): readonly Market[] {
  if (markets.length <= SHOWN_LINES) return markets;
  const at = markets.indexOf(main);
  const from = Math.max(0, Math.min(at - 2, markets.length - SHOWN_LINES));
  return markets.slice(from, from + SHOWN_LINES);
}

/** Two sides and a line: their names stand above, so that the lines have the room. */
const isSided = (market: Market): boolean =>
  market.line !== null && wholeSelections(market).join() === 'HOME,AWAY';

type SelectionsProps = { matchId: string; market: Market; sides: Sides; isMain: boolean };

const LONG_LABEL = 14;
const LONGEST_BESIDE = 20;

/** Two and three side by side, scores by who wins, many in a grid. */
function Selections({ matchId, market, sides, isMain }: SelectionsProps) {
  const { selectionName, shortName } = useNames();
  const isScore = market.code === 'CORRECT_SCORE';
  const list = isScore ? byWinner(market) : wholeSelections(market);
  const count = list.length;
  const labels = list.map((code) =>
    isSided(market) ? shortName(market.key, code) : selectionName(market.key, code, sides),
  );
  // A name that is cut looks like another that is cut: a long one has more room, or a row of its own.
  const longest = Math.max(...labels.map(({ length }) => length));
  const isRow = !isScore && longest > LONGEST_BESIDE;
  const isTall = !isScore && !isRow && (count === 3 || longest > LONG_LABEL);
  return (
    <div
      className={cx(
        'grid gap-1',
        !isRow && count === 2 && 'grid-cols-2',
        !isRow && (isScore || count === 3) && 'grid-cols-3',
        !isRow && !isScore && count > 3 && 'grid-cols-2 md:grid-cols-3',
      )}
    >
      {list.map((code, n) => (
        <OddsButton
          key={code}
          matchId={matchId}
          market={market.key}
          selection={code}
          label={labels[n]!}
          spoken={selectionName(market.key, code, sides)}
          isMain={isMain}
          isTall={isTall}
          className={isTall ? 'h-auto! min-h-13 py-1' : 'h-10!'}
        />
      ))}
    </div>
  );
}

/** Home wins, draws and away wins in three columns, each from the least goals. */
function byWinner(market: Market): readonly string[] {
  const columns = [1, 0, -1].map((sign) =>
    market.selections.filter(({ code }) => {
      const [home, away] = code.split(':').map(Number);
      return away !== undefined && Math.sign(home! - away) === sign;
    }),
  );
  const rest = market.selections.filter(({ code }) => !code.includes(':'));
  const most = Math.max(...columns.map(({ length }) => length));
  const rows = Array.from({ length: most }, (_, row) => columns.map((column) => column[row]));
  const isFull = columns.every(({ length }) => length === most);
  const flat = isFull ? rows.flat() : columns.flat();
  return [...flat.filter((one) => one !== undefined), ...rest].map(({ code }) => code);
}
