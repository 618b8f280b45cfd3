import type { sportsbookLeaguesOperator as contract, Output } from '@baize/contract';
import type { Sport } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { bookOf } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import { allLeagues, nameIn } from '../leagues/league.ts';
import { settingsOf } from '../leagues/settings.ts';

/** Every league with its settings, and how much there is of it. */
export function listLeagues(
  house: House,
  { language }: Caller,
  sport: Sport | undefined,
): Output<typeof contract.listLeagues.value> {
  const now = house.clock.now().getTime();
  const open = [...bookOf(house).open.values()];
  const count = (leagueId: string, phase: string) =>
    open.filter((match) => match.league.id === leagueId && phaseAt(match, now) === phase).length;
  return {
    list: allLeagues(house)
      .filter((league) => !sport || league.sport === sport)
      .map((league) => {
        const { content, version } = settingsOf(house, league.id);
        return {
          leagueId: league.id,
          sport: league.sport,
          name: nameIn(league, language),
          names: { ...league.names },
          country: league.country,
          source: league.source,
          teams: league.teams.map(({ id, name }) => ({ teamId: id, name })),
          settings: content,
          version,
          live: count(league.id, 'live'),
          upcoming: count(league.id, 'scheduled'),
        };
      }),
  };
}
