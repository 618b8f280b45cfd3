import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

/** Addresses change hands: one that both used within this time is shared. */
const SHARED_MS = days(3);

/** Those of some others who came from the same address lately, however many it is the address of. */
export async function sharingAddress(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
  others: readonly bigint[],
): Promise<bigint[]> {
  const since = new Date(house.clock.now().getTime() - SHARED_MS);
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct o.member_id from known_places m
    join known_places o on o.place = m.place
    where m.member_id = ${memberId} and o.member_id = any(${others}::bigint[])
      and o.member_id <> m.member_id and m.place like 'address:%'
      and m.place <> all(${ownMachine(house)}::text[])
      and m.last_at >= ${since} and o.last_at >= ${since}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** The machine's own address: of everyone behind a proxy on it, and so of nobody. */
const ownMachine = ({ keys }: House) =>
  LOOPBACK.map((address) => `address:${keys.lookup('place', address)}`);

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
