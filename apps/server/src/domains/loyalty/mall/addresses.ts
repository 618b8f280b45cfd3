import { type loyaltyMall as contract, loyaltyMall, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockMember } from '../../members/index.ts';

export type Address = Output<typeof contract.address>;
type Kept = Output<typeof contract.addresses.value>;

const MAX_ADDRESSES = 10;

/** Where someone lives is sealed at rest, in the book and on orders. */
export const sealAddress = ({ keys }: House, address: Address): string =>
  keys.seal(JSON.stringify(address));

export const openAddress = ({ keys }: House, sealed: string): Address =>
  z.parse(loyaltyMall.address, JSON.parse(keys.open(sealed)));

export async function listAddresses(
  house: House,
  memberId: bigint,
  db: Database | Transaction = house.db,
): Promise<Kept> {
  const rows = await db
    .selectFrom('mall_addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, sealed, is_default }) => ({
    ...openAddress(house, sealed),
    id: String(id),
    isDefault: is_default,
  }));
}

type Saving = Output<typeof contract.saveAddress.input> & { memberId: bigint };

/** The first address of a book is the one that is offered. */
export function saveAddress(house: House, saving: Saving): Promise<Kept> {
  const { memberId, id, address } = saving;
  return begin(house.db, async (tx) => {
    await lockMember(tx, memberId);
    const held = await listAddresses(house, memberId, tx);
    const isDefault = saving.isDefault || held.every((one) => one.id === id || !one.isDefault);
    if (id === undefined && held.length >= MAX_ADDRESSES) refuse('ADDRESS_BOOK_FULL');
    if (id !== undefined && !held.some((one) => one.id === id)) refuse('NOT_FOUND');
    if (isDefault) {
      await tx
        .updateTable('mall_addresses')
        .set({ is_default: false })
        .where('member_id', '=', memberId)
        .execute();
    }
    const row = {
      sealed: sealAddress(house, address),
      is_default: isDefault,
      saved_at: house.clock.now(),
    };
    if (id === undefined) {
      await tx
        .insertInto('mall_addresses')
        .values({ member_id: memberId, ...row })
        .execute();
    } else {
      await tx.updateTable('mall_addresses').set(row).where('id', '=', BigInt(id)).execute();
    }
    return listAddresses(house, memberId, tx);
  });
}

export async function removeAddress(
  { db }: House,
  { memberId, id }: { memberId: bigint; id: string },
): Promise<void> {
  const gone = await db
    .deleteFrom('mall_addresses')
    .where('id', '=', BigInt(id))
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) refuse('NOT_FOUND');
}

/** A member who is forgotten leaves no address behind, neither in the book nor on an order. */
export async function eraseAddresses(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('mall_addresses').where('member_id', '=', memberId).execute();
  await tx
    .updateTable('mall_orders')
    .set({ address_sealed: null })
    .where('member_id', '=', memberId)
    .execute();
}
