import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useNames } from '../../../shared/sportsbook/names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Market, type MatchRow, wholeSelections } from '../book.ts';
import { Crest } from '../drawings/crest.tsx';
import { OddsButton } from '../prices/odds-button.tsx';
import { useMatchRow } from '../prices/use-book.ts';
import { runningScore } from '../state.ts';
import { columns, mainMarkets } from './main-markets.ts';
import { MatchClock } from './match-clock.tsx';
import { StarButton } from './star-button.tsx';

/** A match in a list: who plays, how it stands, and its three first markets. */
export const MatchRowView = memo(function MatchRowView({ matchId }: { matchId: string }) {
  const row = useMatchRow(matchId);
  if (!row) return null;
  const main = mainMarkets(row.markets);
  return (
    <li className="match-row border-t first:border-t-0">
      <Teams row={row} />
      {columns.map((column) => {
        const market = main[column];
        const isThree = market && wholeSelections(market).length === 3;
        return (
          <div key={column} data-column={column} className={isThree ? 'trio' : 'pair'}>
            {market ? (
              <Prices row={row} market={market} />
            ) : (
              <span aria-hidden className="place-self-center text-ink-faint">
                –
              </span>
            )}
          </div>
        );
      })}
      <MoreLink row={row} />
    </li>
  );
});

/** Home above, away below; a draw stands beside both. */
function Prices({ row, market }: { row: MatchRow; market: Market }) {
  const { selectionName, shortName } = useNames();
  const sides = { home: row.home.name, away: row.away.name };
  return wholeSelections(market).map((code) => (
    <OddsButton
      key={`${market.key}/${code}`}
      matchId={row.matchId}
      market={market.key}
      selection={code}
      label={shortName(market.key, code)}
      spoken={selectionName(market.key, code, sides)}
      isTall={code === 'DRAW'}
    />
  ));
}

function Teams({ row }: { row: MatchRow }) {
  return (
    <div className="relative min-w-0">
      <div className="mb-1 flex h-5 items-center gap-2 text-xs text-ink-soft">
        <MatchClock row={row} />
        <StarButton kind="match" id={row.matchId} className="z-1 -my-2" />
      </div>
      <Link
        to="."
        search={(old) => ({ ...old, match: row.matchId })}
        resetScroll
        className="grid grid-cols-[1.375rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-1 text-sm font-semibold after:absolute after:inset-0 @[40rem]/book:text-[0.9375rem]"
      >
        <SideLine row={row} side="home" />
        <SideLine row={row} side="away" />
      </Link>
    </div>
  );
}

function SideLine({ row, side }: { row: MatchRow; side: 'home' | 'away' }) {
  const text = useText();
  const state = row.phase === 'scheduled' ? null : row.state;
  const running = state && runningScore(row.sport, state);
  const reds = state?.reds[side] ?? 0;
  const team = row[side];
  return (
    <>
      <Crest crest={team.crest} name={team.name} className="size-5.5" />
      <span className="flex min-w-0 items-center gap-1.5">
        <bdi className="truncate">{team.name}</bdi>
        {reds > 0 && (
          <span
            role="img"
            aria-label={text('sportsbook.event.RED_CARD')}
            className="h-2.5 w-1.75 shrink-0 rounded-[1.5px] bg-[#e2432e]"
          />
        )}
      </span>
      <span
        dir="ltr"
        className="num min-w-4 text-end text-xs text-ink-soft empty:-ms-2 empty:min-w-0"
      >
        {running?.[side]}
      </span>
      <span
        dir="ltr"
        className={cx(
          'min-w-[1.5ch] text-end font-display text-xl/6 empty:-ms-2 empty:min-w-0',
          state && 'num',
        )}
      >
        {state?.[side]}
      </span>
    </>
  );
}

function MoreLink({ row }: { row: MatchRow }) {
  const text = useText();
  return (
    <Link
      to="."
      search={(old) => ({ ...old, match: row.matchId })}
      resetScroll
      aria-label={text('sportsbook.markets.count', { count: row.marketCount })}
      className="hidden justify-items-center text-[0.8125rem] font-semibold text-felt-text @[40rem]/book:grid"
    >
      <bdi dir="ltr" className="num">
        +{row.marketCount}
      </bdi>
      <ChevronRight aria-hidden className="size-4 text-ink-faint rtl:rotate-180" />
    </Link>
  );
}
