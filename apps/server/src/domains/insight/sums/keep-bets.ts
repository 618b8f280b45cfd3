import type { House } from '../../../platform/house.ts';

/** Why bets must stay: the book has not counted the past of a house that is older than it. */
export async function keptForBook({ work }: House): Promise<string | undefined> {
  const { has_past: hasPast } = await work
    .selectFrom('insight_book')
    .select('has_past')
    .executeTakeFirstOrThrow();
  return hasPast ? undefined : 'the book has not counted the past yet';
}
