import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import { isLoopback } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sharingAddress } from '../../identity/index.ts';
import { samePersonAs } from '../../protection/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { OpenTable } from '../tables/open-table.ts';

/** Where a caller comes from, as a keyed hash; the machine's own address says nothing of anyone. */
export function placeOf({ keys }: House, { address }: Pick<Caller, 'address'>): string | null {
  return isLoopback(address) ? null : keys.lookup('place', address);
}

/**
 * Nobody plays for money against themselves: not by a second account, nor on the same device, from
 * the same address or to the same bank account.
 */
export async function refuseSamePerson(
  house: House,
  tx: Transaction,
  table: Pick<OpenTable, 'seats' | 'currency'>,
  caller: Caller,
): Promise<void> {
  if (table.currency !== BRAND_CURRENCY) return;
  const others = table.seats.filter(({ memberId }) => memberId !== null);
  if (others.length === 0) return;
  const place = placeOf(house, caller);
  if (place !== null && others.some((one) => one.place === place)) refuse('TABLE_SHARED_PERSON');
  const ids = others.map(({ memberId }) => BigInt(memberId!));
  const near = await sharingAddress(house, tx, caller.memberId, ids);
  if (near.length > 0) refuse('TABLE_SHARED_PERSON');
  const same = await samePersonAs(house, tx, caller.memberId, ids);
  if (same.length > 0) refuse('TABLE_SHARED_PERSON');
}
