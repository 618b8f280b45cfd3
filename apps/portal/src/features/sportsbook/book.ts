import type { Output, sportsbookFixtures } from '@baize/contract';
import { createPriceStore, type Priced } from './prices/price-store.ts';

export type MatchRow = Output<typeof sportsbookFixtures.live.value>['list'][number];
export type Market = MatchRow['markets'][number];
export type MatchState = NonNullable<MatchRow['state']>;
export type Sport = MatchRow['sport'];

/** What names one thing to back. */
export const priceKey = (matchId: string, market: string, selection: string): string =>
  `${matchId}/${market}/${selection}`;

/**
 * What is known of all matches on the screen. Lists hold only their order: a goal draws one row
 * again, a price one button.
 */
export function createBook() {
  const prices = createPriceStore();
  const rows = new Map<string, MatchRow>();
  const listeners = new Map<string, Set<() => void>>();
  const offered = new Map<string, Set<string>>();

  function take(row: MatchRow): boolean {
    const known = rows.get(row.matchId);
    if (known && known.version > row.version) return false;
    rows.set(row.matchId, row);
    prices.put(pricesOf(row, row.markets));
    if (known) prices.close(goneFrom(known, row));
    for (const listener of listeners.get(row.matchId) ?? []) listener();
    return true;
  }

  return {
    prices,
    row: (matchId: string): MatchRow | undefined => rows.get(matchId),
    subscribe(matchId: string, listener: () => void): () => void {
      const known = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, known.add(listener));
      return () => known.delete(listener);
    },
    take,
    /** All markets of a match: what was offered before and is no more closes. */
    takeWhole(row: MatchRow, markets: readonly Market[]): void {
      if (!take(row)) return;
      const news = pricesOf(row, markets);
      const keys = new Set(news.map(({ key }) => key));
      const gone = [...(offered.get(row.matchId) ?? [])].filter((key) => !keys.has(key));
      offered.set(row.matchId, keys);
      prices.put(news);
      prices.close(gone);
    },
  };
}

export type Book = ReturnType<typeof createBook>;

/** What can no longer be backed of markets that are still offered: it is as good as decided. */
function goneFrom(known: MatchRow, row: MatchRow): string[] {
  return known.markets.flatMap(({ key, selections }) => {
    const now = row.markets.find((market) => market.key === key);
    const gone = selections.filter(({ code }) => !now?.selections.some((one) => one.code === code));
    return now ? gone.map(({ code }) => priceKey(row.matchId, key, code)) : [];
  });
}

/** Ways to end that belong together, in the order in which they stand. */
const WHOLE = [
  ['HOME', 'AWAY'],
  ['OVER', 'UNDER'],
  ['YES', 'NO'],
  ['ODD', 'EVEN'],
  ['HOME', 'NONE', 'AWAY'],
  ['HOME', 'DRAW', 'AWAY'],
] as const;
const THREE_WAY = /^(MATCH_RESULT|HANDICAP_3WAY|CORNERS_RESULT)$/;

/**
 * All that a market is about, also what has no price because it is as good as decided: its place stays,
 * so that nothing beside it moves.
 */
export function wholeSelections({ code, selections }: Market): readonly string[] {
  const codes = selections.map((one) => one.code);
  if (THREE_WAY.test(code)) return WHOLE.at(-1)!;
  if (code === 'NEXT_GOAL') return WHOLE.at(-2)!;
  return WHOLE.find((whole) => codes.every((one) => whole.some((each) => each === one))) ?? codes;
}

function pricesOf(row: MatchRow, markets: readonly Market[]): Priced[] {
  const isMatchOpen = !row.isSuspended && (row.phase === 'scheduled' || row.phase === 'live');
  return markets.flatMap((market) =>
    market.selections.map(({ code, odds }) => ({
      key: priceKey(row.matchId, market.key, code),
      odds,
      isOpen: isMatchOpen && !market.isSuspended,
    })),
  );
}
