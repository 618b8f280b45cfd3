import type { messagingConsent as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isCallable } from '../../../platform/outside/public-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { areKeys } from './encrypt.ts';

export type Device = Output<typeof contract.addPushDevice.input>;

/** More browsers than this nobody reads at; the oldest gives way. */
const MAX_DEVICES = 10;

/** A browser is told from now on; whoever allowed it last is who it is told for. */
export async function addDevice(house: House, memberId: bigint, device: Device): Promise<void> {
  if (!isCallable(house, device.endpoint) || !areKeys(device)) refuse('INVALID_INPUT');
  const row = {
    member_id: memberId,
    sealed: house.keys.seal(JSON.stringify(device)),
    created_at: house.clock.now(),
  };
  await begin(house.db, async (tx) => {
    await tx
      .insertInto('push_devices')
      .values({ ...row, lookup: lookupOf(house, device.endpoint) })
      .onConflict((conflict) => conflict.column('lookup').doUpdateSet(row))
      .execute();
    await sql`delete from push_devices where member_id = ${memberId} and id not in
      (select id from push_devices where member_id = ${memberId}
       order by created_at desc, id desc limit ${MAX_DEVICES})`.execute(tx);
  });
}

const lookupOf = ({ keys }: House, endpoint: string) => keys.lookup('push', endpoint);

/** One browser, or every one of the member's. */
export async function dropDevices(
  house: House,
  memberId: bigint,
  endpoint: string | undefined,
): Promise<void> {
  const own = house.db.deleteFrom('push_devices').where('member_id', '=', memberId);
  const meant = endpoint ? own.where('lookup', '=', lookupOf(house, endpoint)) : own;
  await meant.execute();
}

export async function devicesOf(
  house: House,
  memberId: bigint,
): Promise<(Device & { id: bigint })[]> {
  const rows = await house.db
    .selectFrom('push_devices')
    .select(['id', 'sealed'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, sealed }) => ({ id, ...(JSON.parse(house.keys.open(sealed)) as Device) }));
}

export async function countDevices(db: Database, memberId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('push_devices')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A browser that is gone, or that took its yes back. */
export async function forgetDevice({ work }: House, id: bigint): Promise<void> {
  await work.deleteFrom('push_devices').where('id', '=', id).execute();
}

export async function exportDevices({ reports }: House, memberId: bigint) {
  const rows = await reports
    .selectFrom('push_devices')
    .select('created_at')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return { pushDevices: rows.map((row) => ({ allowedAt: row.created_at.getTime() })) };
}

export async function eraseDevices(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('push_devices').where('member_id', '=', memberId).execute();
}
