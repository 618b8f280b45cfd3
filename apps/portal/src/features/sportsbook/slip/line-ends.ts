import { lineOf, type Outcome, readMarketKey, settleLine } from '@baize/games';

export type LineEnd = { from: number; to: number; end: Outcome };

const QUARTERS = 4;

/**
 * What each result comes to where a line can end half won, half lost or with the stake back: by the
 * lead of the side that is backed, or by the number of goals. Plain halves need no explaining.
 */
export function lineEnds(key: string, selection: string): LineEnd[] {
  const market = readMarketKey(key);
  const line = market && lineOf(market, selection);
  if (line === null || line === undefined || Math.abs(line) % QUARTERS === 2) return [];
  const isTotal = selection === 'OVER' || selection === 'UNDER';
  const isLead = selection === 'HOME' || selection === 'AWAY';
  if (!isTotal && !isLead) return [];
  const turn = selection === 'UNDER' ? -1 : 1;
  const beats = (result: number) =>
    isTotal ? turn * (result * QUARTERS - line) : result * QUARTERS + line;
  const middle = Math.round((isTotal ? line : -line) / QUARTERS);
  const results = Array.from({ length: 7 }, (_, step) => middle - 3 + step);
  const possible = results.filter((result) => !isTotal || result >= 0);
  return spans(
    possible.map((result) => ({ from: result, to: result, end: settleLine(beats(result)) })),
  );
}

/** Neighbours that end alike are one; the outermost go on for ever. */
function spans(ends: LineEnd[]): LineEnd[] {
  const joined: LineEnd[] = [];
  for (const end of ends) {
    const last = joined.at(-1);
    if (last?.end === end.end) joined[joined.length - 1] = { ...last, to: end.to };
    else joined.push(end);
  }
  return joined.map((end, at) => ({
    ...end,
    from: at === 0 ? Number.NEGATIVE_INFINITY : end.from,
    to: at === joined.length - 1 ? Number.POSITIVE_INFINITY : end.to,
  }));
}
