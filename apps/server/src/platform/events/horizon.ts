import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Finds up to which number every event is decided, committed or not, so that none can be skipped. */
export type Horizon = { read(db: Database): Promise<{ top: bigint; safe: bigint }> };

type Sight = { top: bigint; next: bigint; seenAtMs: number };

/**
 * Numbers are taken in the order of the row locks, but become visible in the order of the commits.
 * Whoever took a number below the highest visible one had a transaction id by then, so it is below
 * the snapshot's next one; once all of those have ended, nothing below that number can still appear.
 */
export function openHorizon(): Horizon {
  const waiting: Sight[] = [];
  let safe = 0n;
  return {
    read: async (db) => {
      const { top, next, oldest } = await readSnapshot(db);
      const seenAtMs = performance.now();
      if (top > (waiting.at(-1)?.top ?? safe)) waiting.push({ top, next, seenAtMs });
      const isOld = (sight: Sight) => seenAtMs - sight.seenAtMs > OTHERS_AFTER_MS;
      const isStuck = waiting[0] && waiting[0].next > oldest && isOld(waiting[0]);
      const ours = isStuck ? await oldestOfOurs(db, next) : oldest;
      const isDecided = (sight: Sight) => sight.next <= (isOld(sight) ? ours : oldest);
      while (waiting[0] && isDecided(waiting[0])) safe = waiting.shift()!.top;
      return { top, safe };
    },
  };
}

async function readSnapshot(db: Database) {
  const { rows } = await sql<{ top: bigint; oldest: string; next: string }>`
    select coalesce(max(id), 0) as top,
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next
    from events`.execute(db);
  const { top, oldest, next } = rows[0]!;
  return { top, oldest: BigInt(oldest), next: BigInt(next) };
}

/** Long after it got its id, a transaction surely shows its lock, and with it whose it is. */
const OTHERS_AFTER_MS = 2_000;
const EPOCH = 1n << 32n;

/**
 * Transaction ids are shared by all databases of a server, and a neighbour may take hours: then only
 * the transactions of this database are waited for, and those whose database is not known.
 */
export async function oldestOfOurs(db: Database, next: bigint): Promise<bigint> {
  const { rows } = await sql<{ xid: string }>`
    select l.transactionid::text as xid
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'transactionid' and l.granted and l.mode = 'ExclusiveLock'
      and coalesce(a.datname, current_database()) = current_database()`.execute(db);
  const running = rows.map(({ xid }) => whole(BigInt(xid), next));
  return running.reduce((oldest, xid) => (xid < oldest ? xid : oldest), next);
}

/** Locks show the low half of an id; it lies within the two thousand million before the next one. */
function whole(xid: bigint, next: bigint): bigint {
  const near = next - (next % EPOCH) + xid;
  return near > next ? near - EPOCH : near;
}
