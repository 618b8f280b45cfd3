import { minutes } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';

/** Two equal reads of one second carry one signature; what comes later than this is a replay. */
const SAME_MESSAGE_MS = 10_000;

/**
 * Whether a read came before, on whichever server: what a player has now is not told twice on one
 * signature. What moves money may come again, since its id answers for it.
 */
export async function isReplayed(
  { db, clock }: House,
  { vendor, path, signature }: { vendor: string; path: string; signature: string },
): Promise<boolean> {
  const at = clock.now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vendor_signatures')
    .values({ vendor, path, signature, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return false;
  const first = await db
    .selectFrom('vendor_signatures')
    .select('at')
    .where('vendor', '=', vendor)
    .where('path', '=', path)
    .where('signature', '=', signature)
    .executeTakeFirst();
  return first !== undefined && at.getTime() - first.at.getTime() > SAME_MESSAGE_MS;
}

// Well past the window in which a timestamp is good.
const KEPT_MS = minutes(20);

export async function forgetSignatures({ work, clock }: House): Promise<void> {
  await work
    .deleteFrom('vendor_signatures')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_MS))
    .execute();
}
