import type { House } from '../../../platform/house.ts';
import { readContent } from '../broadcasts/broadcast.ts';

const HOME = '/';

/** Where the link of a message leads; the first time is noted. A code that nobody knows leads home. */
export async function followLink({ db, clock }: House, code: string): Promise<string> {
  const send = await db
    .selectFrom('broadcast_sends')
    .innerJoin('broadcast_runs', 'broadcast_runs.id', 'broadcast_sends.run_id')
    .select(['broadcast_runs.content', 'broadcast_sends.clicked_at'])
    .where('broadcast_sends.code', '=', code)
    .executeTakeFirst();
  if (!send) return HOME;
  if (!send.clicked_at) {
    await db
      .updateTable('broadcast_sends')
      .set({ clicked_at: clock.now() })
      .where('code', '=', code)
      .where('clicked_at', 'is', null)
      .execute();
  }
  return readContent(send.content).link || HOME;
}
