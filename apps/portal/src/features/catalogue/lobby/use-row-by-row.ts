import { useEffect, useReducer, useRef } from 'react';

/** How many tiles of a row are drawn, by its number; the rest of it shows where they will stand. */
type Drawn = ReadonlyMap<number, number>;

/**
 * How much of the rows in sight is drawn: those of the first view at once, afterwards one more row in each
 * frame. A page of games that comes late would otherwise be drawn whole in the frame in which it came.
 */
export function useRowByRow(rows: readonly number[], games: number, columns: number): Drawn {
  const last = useRef<{ columns: number; drawn: Drawn }>(undefined);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const known = knownOf(rows, games, columns);
  // Rows of another length are a first view too.
  const isFirst = last.current?.columns !== columns;
  const now = isFirst ? known : oneRowMore(known, last.current!.drawn);
  const isLeft = rows.some((row) => now.get(row) !== known.get(row));
  useEffect(() => {
    if (games > 0 && rows.length > 0) last.current = { columns, drawn: now };
    if (!isLeft) return;
    const frame = requestAnimationFrame(lookAgain);
    return () => cancelAnimationFrame(frame);
  });
  return now;
}

/** How many games of each row have come. */
function knownOf(rows: readonly number[], games: number, columns: number): Drawn {
  return new Map(
    rows.map((row) => [row, Math.min(columns, Math.max(0, games - row * columns))] as const),
  );
}

/** What stands stays, and the uppermost row that has more is drawn as far as it is known. */
export function oneRowMore(known: Drawn, drawn: Drawn): Drawn {
  const now = new Map<number, number>();
  let hasMore = false;
  for (const [row, games] of known) {
    const stands = Math.min(games, drawn.get(row) ?? 0);
    const isNext: boolean = !hasMore && games > stands;
    now.set(row, isNext ? games : stands);
    hasMore ||= isNext;
  }
  return now;
}
