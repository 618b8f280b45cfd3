import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

declare module '../database.ts' {
  interface Tables {
    leases: { name: string; holder: string; until: Date };
  }
}

export type Lease = {
  isHeld(): boolean;
  /** Takes it, or holds it longer; false while another has it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
};

const LEASE_MS = 2_000;

/**
 * Of all servers one does a thing: the one whose name stands in the lease, by the clock of the
 * database. A server that dies loses it after two seconds; one that was only slow may not know yet
 * that it lost it, so what is done under a lease must do no harm when it is tried twice.
 */
export function openLease(db: Database, name: string): Lease {
  const holder = randomUUID();
  let heldUntil = 0;
  return {
    isHeld: () => performance.now() < heldUntil,
    take: async () => {
      const askedAt = performance.now();
      const { rows } = await sql`
        insert into leases (name, holder, until)
        values (${name}, ${holder}, now() + ${LEASE_MS} * interval '1 millisecond')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or leases.until < now()
        returning holder`.execute(db);
      heldUntil = rows.length > 0 ? askedAt + LEASE_MS : 0;
      return rows.length > 0;
    },
    release: async () => {
      heldUntil = 0;
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}

const ANYONE = '*';

/** Says that something is still wanted, whoever wants it. */
export async function keepAlive(db: Database, names: readonly string[], ms: number): Promise<void> {
  await sql`insert into leases (name, holder, until)
    select unnest(${names}::text[]), ${ANYONE}, now() + ${ms} * interval '1 millisecond'
    on conflict (name) do update set until = excluded.until`.execute(db);
}

/** Those of some names that are still wanted. */
export async function findAlive(
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('leases')
    .select('name')
    .where('name', 'in', [...names])
    .where('until', '>', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
