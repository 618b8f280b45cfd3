import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StoredTeam } from '../tables.ts';
import { crestOf } from './crests.ts';
import { type League, shippedLeagues, type Team } from './shipped.ts';

export type { League, Team } from './shipped.ts';

/** Leagues that operators added; few, and read by nearly every call. */
const memory = keepInMemory<ReadonlyMap<string, League>>({
  channel: 'sportsbook.leagues',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('sports_leagues').selectAll().orderBy('created_at').execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ id, teams }) => hasSame(before.get(id)?.teams, teams));
    if (isSame) return before;
    return new Map(
      rows.map(({ id, sport, names, country, teams, feed }) => [
        id,
        {
          id,
          sport,
          source: feed === null ? ('operator' as const) : ('feed' as const),
          names,
          country,
          crest: crestOf(id),
          everyMs: 0,
          offsetMs: 0,
          teams: teams.map((team) => ({ ...team, crest: crestOf(team.id) })),
        },
      ]),
    );
  },
});

/** Teams are added and renamed, never taken away. */
function hasSame(before: readonly Team[] | undefined, teams: readonly StoredTeam[]): boolean {
  return before?.length === teams.length && teams.every(({ name }, n) => before[n]!.name === name);
}

export const followLeagues = memory.follow;
export const renewLeagues = memory.renew;

export function allLeagues(house: House): League[] {
  return [...shippedLeagues.values(), ...memory.of(house).values()];
}

export function leagueOf(house: House, id: string): League | undefined {
  return shippedLeagues.get(id) ?? memory.of(house).get(id);
}

export function findLeague(house: House, id: string): League {
  return leagueOf(house, id) ?? refuse('NOT_FOUND');
}

export const nameIn = ({ names }: Pick<League, 'names'>, language: string): string =>
  names[language] ?? names.EN ?? Object.values(names)[0]!;

export function teamOf({ teams }: League, teamId: string): Team {
  return (
    teams.find(({ id }) => id === teamId) ?? {
      id: teamId,
      name: teamId,
      rating: 1_000,
      crest: crestOf(teamId),
    }
  );
}
