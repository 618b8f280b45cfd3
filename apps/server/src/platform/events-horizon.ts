import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Finds up to which number every event is decided, committed or not, so that none can be skipped. */
export type Horizon = { look(db: Database): Promise<{ top: bigint; safe: bigint }> };

type Sight = { top: bigint; oldest: string; next: string };

/**
 * Numbers are taken in the order of the row locks, but become visible in the order of the commits.
 * Whoever took a number below the highest visible one had a transaction id by then, so it is below
 * the snapshot's next one; once all of those have ended, nothing below that number can still appear.
 */
export function openHorizon(): Horizon {
  const waiting: { top: bigint; next: bigint }[] = [];
  let safe = 0n;
  return {
    look: async (db) => {
      const { rows } = await sql<Sight>`
        select coalesce(max(id), 0) as top,
          pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
          pg_snapshot_xmax(pg_current_snapshot())::text as next
        from events`.execute(db);
      const { top, oldest, next } = rows[0]!;
      if (top > (waiting.at(-1)?.top ?? safe)) waiting.push({ top, next: BigInt(next) });
      while (waiting[0] && waiting[0].next <= BigInt(oldest)) safe = waiting.shift()!.top;
      return { top, safe };
    },
  };
}
