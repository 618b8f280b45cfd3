import type { House } from '../../../platform/house.ts';

/**
 * A period's gifts are given out once as a whole: who rises later gets none for it. A run that broke
 * off goes on, since every single gift has a key of its own.
 */
export async function runOnce(
  house: House,
  { kind, period }: { kind: string; period: string },
  work: () => Promise<void>,
): Promise<void> {
  const done = await house.work
    .selectFrom('loyalty_runs')
    .select('period')
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  if (done) return;
  await work();
  await house.work
    .insertInto('loyalty_runs')
    .values({ kind, period, ran_at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
