import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

const LEASE_MS = 2_000;

/**
 * Of all servers one runs the tables: the one whose name stands in the lease, by the clock of the
 * database. A server that dies loses it after two seconds; one that was only slow does no harm, since
 * every step of a round is taken once, whoever tries.
 */
export function openLease({ db }: House, name: string) {
  const holder = randomUUID();
  let heldUntil = 0;
  return {
    isHeld: () => performance.now() < heldUntil,
    take: async (): Promise<boolean> => {
      const askedAt = performance.now();
      const { rows } = await sql<{ holder: string }>`
        insert into live_leases (name, holder, until)
        values (${name}, ${holder}, now() + ${LEASE_MS} * interval '1 millisecond')
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where live_leases.holder = excluded.holder or live_leases.until < now()
        returning holder`.execute(db);
      heldUntil = rows.length > 0 ? askedAt + LEASE_MS : 0;
      return rows.length > 0;
    },
    release: async (): Promise<void> => {
      heldUntil = 0;
      await db
        .deleteFrom('live_leases')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute();
    },
  };
}
