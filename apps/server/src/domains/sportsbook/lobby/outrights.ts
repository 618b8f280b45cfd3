import type { sportsbookFixtures as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { termsOf } from '../bets/each-way.ts';
import { showTeam } from '../bets/shown-bets.ts';
import { bookOf } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { runnersOf, seasonNow } from '../fixtures/season.ts';
import { findLeague } from '../leagues/league.ts';
import { settingsOf } from '../leagues/settings.ts';
import { priceAt } from '../prices/prices.ts';
import { showMarkets } from '../prices/shown-prices.ts';

type Shown = Output<typeof contract.outrights.value>;

/** The seasons and contests of a league that can be bet on, the running season first. */
export function showOutrights(house: House, leagueId: string): Shown {
  const { id } = findLeague(house, leagueId);
  const now = house.clock.now().getTime();
  const isShown = settingsOf(house, id).content.isOpen;
  const seasons = [...bookOf(house).seasons.values()].filter(
    ({ league }) => isShown && league.id === id,
  );
  return {
    now,
    seasons: seasons
      .sort((a, b) => a.season - b.season || a.startsAt - b.startsAt)
      .map((match) => showSeason(house, match, now)),
  };
}

function showSeason(house: House, match: Match, now: number): Shown['seasons'][number] {
  const priced = priceAt(house, match, now);
  const played =
    match.source === 'season' ? seasonNow(house, match, now) : { playedDays: 0, days: 0 };
  return {
    matchId: String(match.id),
    season: match.season,
    contest: match.contest?.name ?? null,
    startsAt: match.startsAt,
    playedDays: played.playedDays,
    days: played.days,
    isSuspended: priced.isSuspended,
    markets: showMarkets(priced),
    runners: runnersOf(match).map(({ code, team }) => ({ code, team: showTeam(team) })),
    eachWay: termsOf(match),
  };
}
