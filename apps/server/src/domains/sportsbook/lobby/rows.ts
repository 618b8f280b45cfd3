import type { Output, sportsbookParts } from '@baize/contract';
import { isEsport, type Sport } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { shownState, showTeams } from '../bets/shown-bets.ts';
import { bookOf } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { priceAt } from '../prices/prices.ts';
import { headMarkets } from '../prices/shown-prices.ts';

export type MatchRow = Output<typeof sportsbookParts.matchRow>;
export type Wanted = {
  category?: string;
  sport?: Sport | undefined;
  leagueId?: string | undefined;
};

/** A match as a row of a list. */
export function showRow(house: House, match: Match, language: string, now: number): MatchRow {
  const priced = priceAt(house, match, now);
  return {
    matchId: String(match.id),
    ...showTeams(match, language),
    startsAt: match.startsAt,
    phase: phaseAt(match, now),
    state: shownState(priced.state),
    isSuspended: priced.isSuspended,
    markets: headMarkets(priced),
    marketCount: priced.markets.length,
    version: now,
  };
}

export function isWanted({ sport, league }: Match, { category, sport: only, leagueId }: Wanted) {
  if (only && sport !== only) return false;
  if (leagueId && league.id !== leagueId) return false;
  return !category || (category === 'ESPORTS') === isEsport(sport);
}

/** Leagues that operators closed are not shown at all. */
const isShown = (house: House, { league }: Match) => settingsOf(house, league.id).content.isOpen;

export function liveOf(house: House, wanted: Wanted, now: number): Match[] {
  return [...bookOf(house).open.values()]
    .filter((match) => phaseAt(match, now) === 'live' && isWanted(match, wanted))
    .filter((match) => isShown(house, match))
    .sort((a, b) => a.startsAt - b.startsAt || Number(a.id - b.id));
}

export function upcomingOf(house: House, wanted: Wanted, now: number): Match[] {
  return [...bookOf(house).open.values()]
    .filter((match) => phaseAt(match, now) === 'scheduled' && match.startsAt > now)
    .filter((match) => isWanted(match, wanted) && isShown(house, match))
    .sort((a, b) => a.startsAt - b.startsAt || Number(a.id - b.id));
}
