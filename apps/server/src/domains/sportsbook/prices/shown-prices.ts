import type { Output, sportsbookParts } from '@baize/contract';
import type { MarketCode, PricedMarket } from '@baize/games';
import type { Priced } from './prices.ts';

export type ShownMarket = Output<typeof sportsbookParts.market>;

/** A market as players see it: probabilities stay inside. */
export function showMarket(market: PricedMarket, isSuspended: boolean): ShownMarket {
  const { code, period, line, subject } = market.market;
  return {
    key: market.key,
    code,
    period,
    line,
    subject,
    isSuspended: isSuspended || market.suspended,
    selections: market.selections.flatMap(({ code: selection, odds }) =>
      odds === null ? [] : [{ code: selection, odds }],
    ),
  };
}

export function showMarkets({ markets, isSuspended }: Priced): ShownMarket[] {
  return markets.map((market) => showMarket(market, isSuspended)).filter(hasPrices);
}

const hasPrices = ({ selections }: ShownMarket) => selections.length > 0;

/** What lists show of a match: who wins, the even handicap, the even total. */
const HEADS: readonly (readonly MarketCode[])[] = [
  ['MATCH_RESULT', 'WINNER'],
  ['HANDICAP', 'SPREAD', 'SET_HANDICAP', 'MAP_HANDICAP'],
  ['TOTAL', 'POINTS_TOTAL', 'GAMES_TOTAL', 'MAPS_TOTAL'],
];

export function headMarkets({ markets, isSuspended }: Priced): ShownMarket[] {
  return HEADS.flatMap((codes) => {
    const some = markets.filter(
      ({ market }) =>
        codes.includes(market.code) && market.period === 'FULL' && market.subject === null,
    );
    const first = codes.find((code) => some.some(({ market }) => market.code === code));
    const best = evenest(some.filter(({ market }) => market.code === first));
    return best ? [showMarket(best, isSuspended)].filter(hasPrices) : [];
  });
}

/** The line whose two sides are most alike. */
function evenest(markets: readonly PricedMarket[]): PricedMarket | undefined {
  const apart = ({ selections: [one, other] }: PricedMarket) =>
    Math.abs((one?.probability ?? 1) - (other?.probability ?? 0));
  return markets.reduce<PricedMarket | undefined>(
    (best, market) => (best && apart(best) <= apart(market) ? best : market),
    undefined,
  );
}
