import { LoadingRegion } from '@baize/ui';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '../../shared/games/launch-address.ts';
import { GameTile, TileSkeleton } from '../../shared/games/tile.tsx';
import { type GridMeasure, useGridMeasure } from './use-grid-measure.ts';

type Props = {
  label: string;
  games: readonly Game[];
  /** How many there are in all, seen or not. */
  total: number;
  hasMore: boolean;
  onMore: () => void;
};

const OVERSCAN_ROWS = 3;

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
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are placed anew
  useEffect(() => virtual.measure(), [virtual, measure.rowPx]);
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows - 1 - OVERSCAN_ROWS) onMore();
  }, [hasMore, last, rows, onMore]);
  const places = shown.flatMap(({ index, start }) =>
    Array.from({ length: measure.columns }, (_, column) => ({
      place: index * measure.columns + column,
      style: placeStyle(column, start - measure.topPx, measure),
    })),
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: Math.max(0, virtual.getTotalSize() - measure.gapPx) }}
      onBlur={() => setHeld(-1)}
    >
      {places.map(({ place, style }) => (
        <GridPlace
          key={games[place]?.nodeId ?? `-${place}`}
          game={games[place]}
          {...{ place, total, style }}
          isComing={hasMore && place < total}
          onHold={() => setHeld(Math.floor(place / measure.columns))}
        />
      ))}
    </ul>
  );
}

type PlaceProps = {
  game: Game | undefined;
  place: number;
  total: number;
  isComing: boolean;
  style: CSSProperties;
  onHold: () => void;
};

function GridPlace({ game, place, total, isComing, style, onHold }: PlaceProps) {
  if (!game && !isComing) return null;
  return (
    <li
      aria-setsize={total}
      aria-posinset={place + 1}
      className="absolute"
      style={style}
      onFocus={onHold}
    >
      {game ? <GameTile game={game} /> : <TileSkeleton />}
    </li>
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

function placeStyle(column: number, topPx: number, { tilePx, gapPx }: GridMeasure): CSSProperties {
  return {
    insetInlineStart: column * (tilePx + gapPx),
    insetBlockStart: topPx,
    inlineSize: tilePx,
  };
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
