import { minutes } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';

const SEEN_EVERY_MS = minutes(1);

/** Whether a sign-in still stands. Who plays at a vendor is active, though our own pages see nothing of it. */
export async function isSignedIn({ db, clock }: House, sessionId: bigint): Promise<boolean> {
  const now = clock.now();
  const session = await db
    .selectFrom('sessions')
    .select(['expires_at', 'last_seen_at'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session || session.expires_at <= now) return false;
  if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
  }
  return true;
}
