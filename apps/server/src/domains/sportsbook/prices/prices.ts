import { seconds } from '@baize/calendar';
import {
  type Margins,
  type MatchState,
  type PricedMarket,
  priceMatch,
  scheduledMatch,
  shadedOdds,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { editionOf } from '../../../platform/memory.ts';
import { isFeedUnsure } from '../feeds/health.ts';
import { phaseAt, stateAt } from '../fixtures/course.ts';
import { isOutright, type Match } from '../fixtures/match.ts';
import { seasonNow } from '../fixtures/season.ts';
import { settingsOf } from '../leagues/settings.ts';
import { overrideOf } from '../trading/overrides.ts';
import { type Shades, shadeIn, shadesOf } from '../trading/shades.ts';
import { isMarketStopped, isMatchStopped, isSelectionStopped } from '../trading/stops.ts';
import { contestMarkets } from './contest-markets.ts';
import { marginsOf } from './margins.ts';
import { seasonMarkets } from './season-markets.ts';
import { toldMarkets } from './told-markets.ts';

/** After a goal, a card or the like nothing is taken for a moment. */
export const HUSH_MS = seconds(5);

/** What a match costs at a moment: a function of its events so far and of what traders decided. */
export type Priced = {
  markets: readonly PricedMarket[];
  /** By the market's key. */
  byKey: ReadonlyMap<string, PricedMarket>;
  state: MatchState | null;
  isSuspended: boolean;
};

type Kept = {
  seq: string;
  edition: number;
  shades: Shades | undefined;
  markets: PricedMarket[];
  byKey: Priced['byKey'];
};

/** The last prices of a match: they hold until its next event, its next tick, or a trader's word. */
const kept = new WeakMap<Match, Kept>();

const NONE: Priced['byKey'] = new Map();

export function priceAt(house: House, match: Match, now: number): Priced {
  if (match.source === 'season') return priceSeason(house, match, now);
  if (match.source === 'contest') return priceContest(house, match, now);
  const phase = phaseAt(match, now);
  const state = stateAt(match, now);
  if ((phase !== 'scheduled' && phase !== 'live') || match.isHeld) {
    return { markets: [], byKey: NONE, state, isSuspended: true };
  }
  const isSuspended =
    isMatchStopped(house, match) ||
    isHushed(match, state, now) ||
    isLate(match, phase, now) ||
    isFeedUnsure(house, match.feed, now) ||
    match.prices?.isSuspended === true;
  const seq = state ? `${state.seq} ${state.at}` : '';
  const { markets, byKey } = currentPrices(house, match, seq, () =>
    priceOf(house, match, state ?? scheduledMatch(match.sport)),
  );
  return { markets, byKey, state, isSuspended };
}

/** What a match cost before anything happened in it, as traders and the money on it stand now. */
export function pricesBeforeStart(house: House, match: Match): PricedMarket[] {
  if (match.isHeld || isOutright(match)) return [];
  return priceOf(house, match, scheduledMatch(match.sport)).map((market) =>
    asDecided(house, match, market),
  );
}

/** A season is sold between its matchdays: while one is played nobody knows what it is worth. */
function priceSeason(house: House, match: Match, now: number): Priced {
  if (match.phase !== 'scheduled')
    return { markets: [], byKey: NONE, state: null, isSuspended: true };
  const season = seasonNow(house, match, now);
  const { before } = marginsOf(settingsOf(house, match.league.id).content);
  const { markets, byKey } = currentPrices(house, match, season.sign, () => {
    const priced = seasonMarkets(match, season, before);
    const shades = shadesOf(house, match.id);
    return shades ? priced.map((market) => leanBy(market, shades, before)) : priced;
  });
  const isOver = season.rest.length === 0;
  return {
    markets,
    byKey,
    state: null,
    isSuspended: season.isPaused || isOver || isMatchStopped(house, match),
  };
}

/** A contest is sold until it begins. */
function priceContest(house: House, match: Match, now: number): Priced {
  if (match.phase !== 'scheduled') {
    return { markets: [], byKey: NONE, state: null, isSuspended: true };
  }
  const { before } = marginsOf(settingsOf(house, match.league.id).content);
  const { markets, byKey } = currentPrices(house, match, 'contest', () =>
    contestMarkets(house, match, before),
  );
  const isSuspended = now >= match.startsAt || isMatchStopped(house, match);
  return { markets, byKey, state: null, isSuspended };
}

/** A match of operators or of a feed is not sold beyond its start unless somebody tells of its course. */
function isLate(match: Match, phase: string, now: number): boolean {
  return match.endsAt === null && phase === 'scheduled' && now >= match.startsAt;
}

/** Whether something has just happened after which prices must settle first. */
function isHushed({ startsAt }: Match, state: MatchState | null, now: number): boolean {
  const stoppedAt = state?.stoppedAt ?? null;
  return stoppedAt !== null && now - startsAt - stoppedAt < HUSH_MS;
}

/** When betting was last interrupted, by the clock; nothing where it never was. */
export function hushedSince(match: Match, now: number): number | null {
  const stoppedAt = stateAt(match, now)?.stoppedAt ?? null;
  return stoppedAt === null ? null : match.startsAt + stoppedAt;
}

function currentPrices(house: House, match: Match, seq: string, price: () => PricedMarket[]): Kept {
  const edition = editionOf(house);
  const known = kept.get(match);
  const shades = shadesOf(house, match.id);
  if (known && known.seq === seq && known.edition === edition && known.shades === shades) {
    return known;
  }
  const markets = price().map((market) => asDecided(house, match, market));
  const fresh = {
    seq,
    edition,
    shades,
    markets,
    byKey: new Map(markets.map((one) => [one.key, one])),
  };
  kept.set(match, fresh);
  return fresh;
}

/** As the feed told them, where its prices count; otherwise by the model. */
function priceOf(house: House, match: Match, state: MatchState): PricedMarket[] {
  if (match.prices && match.prices.markets.length > 0) return toldMarkets(match, state);
  const margins = marginsOf(settingsOf(house, match.league.id).content);
  const markets = priceMatch(match.sport, match.strengths, state, margins);
  const shades = shadesOf(house, match.id);
  if (!shades) return markets;
  const taken = state.phase === 'SCHEDULED' ? margins.before : margins.live;
  return markets.map((market) => leanBy(market, shades, taken));
}

const leanBy = (market: PricedMarket, shades: Shades, taken: Margins) =>
  lean(market, shades, taken[market.market.code] ?? taken.other);

/** Shorter where much lies, longer beside it, and never as long as the fair price. */
function lean(market: PricedMarket, shades: Shades, overround: number): PricedMarket {
  return {
    ...market,
    selections: market.selections.map((one) => {
      const shade = shadeIn(shades, market.key, one.code);
      if (shade === 0 || one.odds === null) return one;
      return { ...one, odds: shadedOdds(one.probability, overround, shade) };
    }),
  };
}

/** The model's market with what traders set or stopped. */
function asDecided(house: House, match: Match, market: PricedMarket): PricedMarket {
  const { key } = market;
  return {
    ...market,
    // How long betting rests after a goal goes by the clock, not by the next event.
    suspended: isMarketStopped(house, match, key),
    selections: market.selections.map((selection) => ({
      ...selection,
      odds: isSelectionStopped(house, match, key, selection.code)
        ? null
        : (overrideOf(house, match.id, key, selection.code) ?? selection.odds),
    })),
  };
}

/** What a selection costs now; null where it cannot be backed. */
export function oddsNow(priced: Priced, market: string, selection: string): number | null {
  const found = priced.byKey.get(market);
  if (!found || found.suspended || priced.isSuspended) return null;
  return found.selections.find(({ code }) => code === selection)?.odds ?? null;
}
