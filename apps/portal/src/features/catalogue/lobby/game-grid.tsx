import { LoadingRegion } from '@baize/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '../../../shared/games/launch-address.ts';
import { GameTile, TileSkeleton } from '../../../shared/games/tile.tsx';
import { type GridMeasure, useGridMeasure } from './use-grid-measure.ts';
import { useRowByRow } from './use-row-by-row.ts';

type Props = {
  label: string;
  games: readonly Game[];
  /** How many there are in all, seen or not. */
  total: number;
  hasMore: boolean;
  onMore: () => void;
};

const OVERSCAN_ROWS = 3;
/** Far enough for a page to come before a thumb in a hurry does: tiles then come row by row, not twenty at once. */
const AHEAD_ROWS = 20;

/** A wall of tiles of which only those in sight exist, so that ten thousand weigh as little as fifty. */
export function GameGrid({ label, games, total, hasMore, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const measure = useGridMeasure(list);
  const rows = Math.ceil(games.length / measure.columns) + (hasMore ? 1 : 0);
  const [held, setHeld] = useState(-1);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => measure.rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: measure.topPx,
    rangeExtractor: useHeldRow(held, rows),
    // Scrolling must not wait for tiles to be drawn.
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are placed anew
  useEffect(() => virtual.measure(), [virtual, measure.rowPx]);
  const shown = virtual.getVirtualItems();
  const drawn = useRowByRow(
    shown.map(({ index }) => index),
    games.length,
    measure.columns,
  );
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!hasMore || last < rows - 1 - AHEAD_ROWS) return;
    // A frame of its own: to ask takes as long as to draw the row that led to it.
    const frame = requestAnimationFrame(onMore);
    return () => cancelAnimationFrame(frame);
  }, [hasMore, last, rows, onMore]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: Math.max(0, virtual.getTotalSize() - measure.gapPx) }}
      onBlur={() => setHeld(-1)}
    >
      {shown.map(({ index, start }) => (
        <GridRow
          key={index}
          row={index}
          topPx={start - measure.topPx}
          measure={measure}
          games={games}
          total={total}
          hasMore={hasMore}
          drawn={drawn.get(index) ?? 0}
          onHold={setHeld}
        />
      ))}
    </ul>
  );
}

type RowProps = Pick<Props, 'games' | 'total' | 'hasMore'> & {
  row: number;
  topPx: number;
  measure: GridMeasure;
  /** So many of its tiles had their turn; for the others it shows where they will stand. */
  drawn: number;
  onHold: (row: number) => void;
};

/** Scrolling draws rows that come, and leaves those that stay alone. */
const GridRow = memo(function GridRow(props: RowProps) {
  const { row, topPx, measure, games, total, hasMore, drawn, onHold } = props;
  const { columns, tilePx, gapPx } = measure;
  const last = hasMore ? total : games.length;
  const first = row * columns;
  const places = Array.from({ length: columns }, (_, column) => first + column);
  return places
    .filter((place) => place < last)
    .map((place) => (
      <li
        key={games[place]?.nodeId ?? -place}
        aria-setsize={total}
        aria-posinset={place + 1}
        className="absolute"
        style={{
          insetInlineStart: (place % columns) * (tilePx + gapPx),
          insetBlockStart: topPx,
          inlineSize: tilePx,
        }}
        onFocus={() => onHold(row)}
      >
        {games[place] && place < first + drawn ? (
          <GameTile game={games[place]} />
        ) : (
          <TileSkeleton />
        )}
      </li>
    ));
}, isSameRow);

/** A page that was added changes the list, but none of the rows that were full before. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  const { row, topPx, measure } = before;
  const isPlaced = row === after.row && topPx === after.topPx && measure === after.measure;
  const isAsDrawn = before.drawn === after.drawn;
  const from = row * measure.columns;
  const hasSameGames = Array.from({ length: measure.columns }, (_, column) => from + column).every(
    (place) => before.games[place] === after.games[place],
  );
  return (
    isPlaced &&
    isAsDrawn &&
    hasSameGames &&
    before.total === after.total &&
    before.hasMore === after.hasMore
  );
}

/** The tile that has the focus stays, wherever the page is scrolled to. */
function useHeldRow(held: number, rows: number) {
  return useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (held < 0 || held >= rows || seen.includes(held)) return seen;
      return [...seen, held].sort((one, other) => one - other);
    },
    [held, rows],
  );
}

/** The first screen of a wall that is on its way. */
export function GridSkeleton() {
  return (
    <LoadingRegion className="grid grid-cols-3 gap-2.5 md:grid-cols-4 md:gap-4 lg:grid-cols-5 xl:grid-cols-6">
      {Array.from({ length: 18 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places to come are all alike
        <TileSkeleton key={place} />
      ))}
    </LoadingRegion>
  );
}
