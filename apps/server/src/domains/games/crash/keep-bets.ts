import type { House } from '../../../platform/house.ts';

/** Why bets up to an instant must stay: a round that took bets by then is not settled, or is called off. */
export async function keptForCrash(
  { work }: House,
  { lastAt }: { lastAt: Date },
): Promise<string | undefined> {
  const round = await work
    .selectFrom('crash_rounds')
    .select('id')
    .where('settled_at', 'is', null)
    .where('opens_at', '<=', lastAt)
    .limit(1)
    .executeTakeFirst();
  return round && `crash round ${round.id} is not settled`;
}
