import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { oldestOfOurs } from '../events/horizon.ts';

const OTHERS_AFTER_MS = seconds(2);
const LOOK_AGAIN_MS = 20;

type Sight = { top: bigint; next: bigint; oldest: bigint };

/**
 * The highest number of a table below which nothing can still appear; undefined where somebody takes
 * too long. Numbers are taken under a transaction id and become visible at its end: once all that
 * were under way when the highest was seen have ended, none below it is missing.
 */
export async function decidedTop(
  db: Database,
  { top, patienceMs }: { top: RawBuilder<bigint>; patienceMs: number },
): Promise<bigint | undefined> {
  const startedAt = performance.now();
  const sight = await look(db, top);
  for (let oldest = sight.oldest; oldest < sight.next; ) {
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > patienceMs) return undefined;
    await sleep(LOOK_AGAIN_MS);
    const seen = await look(db, sql<bigint>`select 0::bigint`);
    oldest = waitedMs > OTHERS_AFTER_MS ? await oldestOfOurs(db, seen.next) : seen.oldest;
  }
  return sight.top;
}

async function look(db: Database, top: RawBuilder<bigint>): Promise<Sight> {
  const { rows } = await sql<{ top: bigint; oldest: string; next: string }>`
    select coalesce((${top}), 0)::bigint as top, pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { oldest, next } = rows[0]!;
  return { top: rows[0]!.top, oldest: BigInt(oldest), next: BigInt(next) };
}
