import { randomUUID } from 'node:crypto';
import { UNIT } from '@baize/money';
import type { Database } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { BeforeLaunch } from '../../play/index.ts';
import {
  BRAND_CURRENCY,
  balanceOf,
  MAIN,
  recallWallets,
  type TransferVendor,
  transferVendorsOf,
  transferWallet,
} from '../../wallet/index.ts';

/**
 * For members who want it so: opening a game brings home what lies at other vendors, and takes the main
 * balance to this one's wallet where it has one. What fails keeps nobody from playing, and what a
 * vendor does not answer stays in transit.
 */
export function moveOnLaunch(house: House): BeforeLaunch {
  return async ({ memberId, vendor }) => {
    const vendors = transferVendorsOf(house);
    if (!(await isAuto(house.db, memberId))) return;
    const others = vendors.filter(({ code }) => code !== vendor);
    await recallWallets(house, others, { memberId, requestId: `auto:${randomUUID()}` });
    if (others.length === vendors.length) return;
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const held = (await balanceOf(house.db, cash)) ?? 0n;
    const amount = held - (held % UNIT);
    if (amount < UNIT) return;
    const input = { memberId, from: MAIN, to: vendor, amount, requestId: `auto:${randomUUID()}` };
    await transferWallet(house, vendors, input).catch((err) =>
      house.log.warn({ err, vendor }, 'an automatic wallet transfer did not start'),
    );
  };
}

/** A game was left. Members who move their money by hand find it where they put it. */
export async function recallOnLeave(
  house: House,
  vendors: readonly TransferVendor[],
  input: { memberId: bigint; requestId: string },
) {
  const isOn = await isAuto(house.db, input.memberId);
  return recallWallets(house, isOn ? vendors : [], input);
}

export async function isAuto(db: Database, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('auto_transfers')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setAuto(house: House, memberId: bigint, enabled: boolean) {
  if (enabled) {
    await house.db
      .insertInto('auto_transfers')
      .values({ member_id: memberId, changed_at: house.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await house.db.deleteFrom('auto_transfers').where('member_id', '=', memberId).execute();
  }
  return { enabled };
}
