import { minutes, seconds } from '@baize/calendar';
import type { Money } from '@baize/money';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY } from '../currencies.ts';
import { openAccount } from '../ledger/accounts.ts';
import type { AccountName, MemberPurpose } from '../ledger/books.ts';
import { moveRows, postTogether } from '../ledger/ledger.ts';
import type { TransferVendor, VendorStatus } from './vendor-port.ts';

export type Direction = 'TO_VENDOR' | 'FROM_VENDOR';

export type VendorTransfer = {
  id: bigint;
  memberId: bigint;
  vendor: string;
  direction: Direction;
  amount: Money;
};

/** Takes the money out of the wallet it leaves; until the vendor has spoken it is in transit. */
export async function startVendorTransfer(
  tx: Transaction,
  wanted: Omit<VendorTransfer, 'id'>,
  key: string,
  at: Date,
): Promise<bigint> {
  const { memberId, vendor, direction, amount } = wanted;
  await openAccount(tx, account(memberId, `vendor:${vendor}`), at);
  const from = direction === 'TO_VENDOR' ? 'cash' : (`vendor:${vendor}` as const);
  await postTogether(tx, transitRows(wanted, from, 'transit', key), at);
  const { id } = await tx
    .insertInto('vendor_transfers')
    .values({
      member_id: memberId,
      vendor,
      direction,
      amount,
      status: 'UNKNOWN',
      asked_at: at,
      next_at: at,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks the vendor, once for the first time, and books what it says. */
export async function askVendor(
  house: House,
  vendor: TransferVendor,
  transfer: VendorTransfer,
): Promise<VendorStatus> {
  const isFirst = await countTry(house, transfer.id, 0);
  if (!isFirst) return statusOf(house, transfer.id);
  const order = { transferId: transfer.id, memberId: transfer.memberId, amount: transfer.amount };
  const ask = transfer.direction === 'TO_VENDOR' ? vendor.deposit : vendor.withdraw;
  return decide(house, transfer, await ask(order).catch(() => 'UNKNOWN' as const));
}

// Longer than a call to a vendor may take: one that is still under way must not be asked about as lost.
const FIRST_PAUSE_MS = seconds(15);
const LONGEST_PAUSE_MS = minutes(5);

/** Asks again about transfers whose fate is unknown, with growing pauses, until it is known. */
export async function checkVendorTransfers(
  house: House,
  vendors: readonly TransferVendor[],
): Promise<void> {
  const due = await house.db
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('status', '=', 'UNKNOWN')
    .where('next_at', '<=', house.clock.now())
    .orderBy('next_at')
    .limit(200)
    .execute();
  for (const { member_id, ...row } of due) {
    const vendor = vendors.find(({ code }) => code === row.vendor);
    if (!vendor || !(await countTry(house, row.id, row.tries))) continue;
    const transfer = { ...row, memberId: member_id };
    const order = { transferId: row.id, memberId: member_id, amount: row.amount };
    await decide(house, transfer, await vendor.check(order).catch(() => 'UNKNOWN' as const));
  }
}

/** One asker at a time: the others find the count moved on. */
async function countTry(house: House, id: bigint, tries: number): Promise<boolean> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  const { numUpdatedRows } = await house.db
    .updateTable('vendor_transfers')
    .set({ tries: tries + 1, next_at: new Date(house.clock.now().getTime() + pauseMs) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'UNKNOWN')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function decide(
  house: House,
  transfer: VendorTransfer,
  status: VendorStatus,
): Promise<VendorStatus> {
  if (status === 'UNKNOWN') return status;
  return begin(house.db, async (tx) => {
    const at = house.clock.now();
    const { numUpdatedRows } = await tx
      .updateTable('vendor_transfers')
      .set({ status, decided_at: at })
      .where('id', '=', transfer.id)
      .where('status', '=', 'UNKNOWN')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return statusOf(house, transfer.id);
    const isThere = (status === 'SUCCESS') === (transfer.direction === 'TO_VENDOR');
    const to = isThere ? (`vendor:${transfer.vendor}` as const) : 'cash';
    await postTogether(tx, transitRows(transfer, 'transit', to, `#vendor.${transfer.id}`), at);
    return status;
  });
}

async function statusOf(house: House, id: bigint): Promise<VendorStatus> {
  const row = await house.db
    .selectFrom('vendor_transfers')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status ?? refuse('NOT_FOUND');
}

/** What was asked for the first time, whatever is held since. */
export async function amountOf(house: House, id: bigint): Promise<Money> {
  const row = await house.db
    .selectFrom('vendor_transfers')
    .select('amount')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.amount ?? refuse('NOT_FOUND');
}

function transitRows(
  { memberId, direction, amount }: Omit<VendorTransfer, 'id'>,
  from: MemberPurpose,
  to: MemberPurpose,
  key: string,
) {
  const reason = direction === 'TO_VENDOR' ? 'WALLET_TO_VENDOR' : 'WALLET_FROM_VENDOR';
  const rows = { from: account(memberId, from), to: account(memberId, to), amount, key };
  return moveRows({ ...rows, reasons: [reason, reason] });
}

function account(memberId: bigint, purpose: MemberPurpose): AccountName {
  return { memberId, purpose, currency: BRAND_CURRENCY };
}
