import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Fixture, leagueIdOf, teamIdOf } from './names.ts';

const USUAL_RATING = 1_000;

/** Makes the league of a fixture, and adds or renames its teams. The feed's row is held meanwhile. */
export async function keepLeague(
  house: House,
  tx: Transaction,
  feed: string,
  { sport, league, home, away }: Fixture,
): Promise<void> {
  const id = leagueIdOf(feed, league.id);
  const told = [home, away].map((team) => ({
    id: teamIdOf(feed, team.id),
    name: team.name,
    rating: USUAL_RATING,
  }));
  const known = await tx
    .selectFrom('sports_leagues')
    .select(['teams'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) {
    await tx
      .insertInto('sports_leagues')
      .values({
        id,
        sport,
        names: JSON.stringify({ EN: league.name }),
        country: league.country,
        teams: JSON.stringify(told),
        created_at: house.clock.now(),
        feed,
      })
      .execute();
    return;
  }
  const teams = known.teams.map((team) => told.find(({ id: one }) => one === team.id) ?? team);
  const added = told.filter((team) => !teams.some(({ id: one }) => one === team.id));
  const isSame = added.length === 0 && teams.every(({ name }, n) => name === known.teams[n]!.name);
  if (isSame) return;
  await tx
    .updateTable('sports_leagues')
    .set({ teams: JSON.stringify([...teams, ...added]) })
    .where('id', '=', id)
    .execute();
}
