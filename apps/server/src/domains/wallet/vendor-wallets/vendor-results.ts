import type { Money } from '@baize/money';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../currencies.ts';
import { lockCash } from '../ledger/accounts.ts';
import { postTogether } from '../ledger/ledger.ts';
import type { TransferVendor } from './vendor-port.ts';

/** What was won and lost in the wallets that vendors keep themselves, as far as they can say it now. */
export async function bookResults(
  house: House,
  vendors: readonly TransferVendor[],
  memberId: bigint,
): Promise<void> {
  await Promise.all(vendors.map((vendor) => bookResult(house, vendor, memberId)));
}

/**
 * The difference between what the vendor says a member holds and what we know of is what was played
 * there. It is booked only while nothing moves between the wallets: what is under way is no result.
 */
async function bookResult(house: House, vendor: TransferVendor, memberId: bigint): Promise<void> {
  const before = await findWallet(house.db, vendor, memberId);
  if (!vendor.balance || !before || before.balance === 0n || before.isMoving) return;
  const told = await vendor.balance(memberId).catch(() => undefined);
  if (told === undefined || told === before.balance) return;
  await begin(house.db, async (tx) => {
    await lockCash(tx, memberId, BRAND_CURRENCY);
    const now = await findWallet(tx, vendor, memberId);
    if (!now || now.isMoving || now.seq !== before.seq) return;
    const amount = told - now.balance;
    if (amount > vendor.maxWin) {
      house.log.error({ vendor: vendor.code, member: String(memberId) }, 'a vendor says too much');
      return;
    }
    const purpose = `vendor:${vendor.code}` as const;
    const reason = amount > 0n ? 'PAYOUT' : 'BET';
    const row = { memberId, purpose, currency: BRAND_CURRENCY, counter: 'vendors' } as const;
    const result = { ...row, amount, reason, key: `#result.${now.seq}` } as const;
    await postTogether(tx, [result], house.clock.now());
  });
}

type Wallet = { balance: Money; seq: bigint; isMoving: boolean };

async function findWallet(
  db: Database | Transaction,
  { code }: TransferVendor,
  memberId: bigint,
): Promise<Wallet | undefined> {
  const held = await db
    .selectFrom('accounts')
    .select(['balance', 'seq'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', `vendor:${code}`)
    .where('currency', '=', BRAND_CURRENCY)
    .executeTakeFirst();
  if (!held) return undefined;
  const moving = await db
    .selectFrom('vendor_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', code)
    .where('status', '=', 'UNKNOWN')
    .executeTakeFirst();
  return { balance: held.balance ?? 0n, seq: held.seq, isMoving: moving !== undefined };
}
