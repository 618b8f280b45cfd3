import type { Language } from '@baize/contract';
import { type Money, UNIT } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY } from '../currencies.ts';
import { accountsOf, balanceOf } from '../ledger/accounts.ts';
import { answerOnce, isKnownRequest } from '../requests/requests.ts';
import { nameOf, type TransferVendor, type VendorStatus } from './vendor-port.ts';
import { bookResults } from './vendor-results.ts';
import { amountOf, askVendor, type Direction, startVendorTransfer } from './vendor-transfer.ts';

export const MAIN = 'MAIN';

// Below or at this a vendor wallet is left alone by a recall.
const LEFT_BEHIND = UNIT;

export type WalletTransfer = {
  memberId: bigint;
  requestId: string;
  from: string;
  to: string;
  amount: Money;
};

/** A member's own transfer between the main wallet and a vendor's, in whole units. */
export async function transferWallet(
  house: House,
  vendors: readonly TransferVendor[],
  input: WalletTransfer,
) {
  const { memberId, from, to, amount } = input;
  if ((from === MAIN) === (to === MAIN)) refuse('INVALID_INPUT');
  if (amount < UNIT || amount % UNIT !== 0n) refuse('TRANSFER_BELOW_MINIMUM');
  const direction: Direction = from === MAIN ? 'TO_VENDOR' : 'FROM_VENDOR';
  const vendor = findVendor(vendors, from === MAIN ? to : from);
  const content = `transfer ${from} ${to} ${amount}`;
  if (direction === 'FROM_VENDOR') await bookResults(house, [vendor], memberId);
  const order = { memberId, direction, amount };
  const { status, transferId } = await move(house, vendor, order, input.requestId, content);
  return { status, transferId, mainWalletBalance: await mainBalance(house, memberId) };
}

/** From one vendor's wallet to another's: the second step is taken only when the first arrived. */
export async function transferByMain(
  house: House,
  vendors: readonly TransferVendor[],
  input: WalletTransfer,
) {
  if (input.from === input.to || input.from === MAIN || input.to === MAIN) refuse('INVALID_INPUT');
  findVendor(vendors, input.to);
  const step = (name: string) => `${input.requestId}.${name}`.slice(-64);
  const home = await transferWallet(house, vendors, {
    ...input,
    to: MAIN,
    requestId: step('home'),
  });
  if (home.status !== 'SUCCESS') return home;
  return transferWallet(house, vendors, { ...input, from: MAIN, requestId: step('on') });
}

export type Recall = { memberId: bigint; requestId: string; language?: Language };

/** Brings every vendor wallet above 1.00 home, one by one; one that fails does not stop the rest. */
export async function recallWallets(
  house: House,
  vendors: readonly TransferVendor[],
  { memberId, requestId, language = 'EN' }: Recall,
) {
  const results: { vendor: string; displayName: string; amount: Money; status: VendorStatus }[] =
    [];
  await bookResults(house, vendors, memberId);
  const held = await accountsOf(house.db, memberId);
  for (const vendor of vendors) {
    const { code } = vendor;
    const amount = held.find(({ purpose }) => purpose === `vendor:${code}`)?.balance ?? 0n;
    const key = `${requestId}.${code}`.slice(-64);
    // What the same request brought home before is told again.
    const isWanted =
      amount > LEFT_BEHIND || (await isKnownRequest(house.db, { memberId, requestId: key }));
    if (!isWanted) continue;
    const input = { memberId, direction: 'FROM_VENDOR', amount } as const;
    const moved = await move(house, findVendor(vendors, code), input, key, `recall ${code}`).catch(
      () => ({ status: 'FAILED' as const, amount }),
    );
    results.push({
      vendor: code,
      displayName: nameOf(vendor, language),
      amount: moved.amount,
      status: moved.status,
    });
  }
  return { results, mainWalletBalance: await mainBalance(house, memberId) };
}

/** Which vendors keep a wallet of their own; a brand without any is a single-wallet brand. */
export async function showVendorWallets(
  house: House,
  vendors: readonly TransferVendor[],
  { memberId, language }: { memberId: bigint; language: Language },
) {
  await bookResults(house, vendors, memberId);
  const held = await accountsOf(house.db, memberId);
  return {
    isSingle: vendors.length === 0 ? (1 as const) : (0 as const),
    vendors: vendors.map((vendor) => ({
      vendor: vendor.code,
      displayName: nameOf(vendor, language),
      type: 'transfer' as const,
      balance: held.find(({ purpose }) => purpose === `vendor:${vendor.code}`)?.balance ?? 0n,
    })),
  };
}

async function move(
  house: House,
  vendor: TransferVendor,
  input: { memberId: bigint; direction: Direction; amount: Money },
  requestId: string,
  content: string,
): Promise<{ status: VendorStatus; transferId: string; amount: Money }> {
  const wanted = { ...input, vendor: vendor.code };
  const asked = { memberId: input.memberId, currency: BRAND_CURRENCY, requestId, content };
  const id = await answerOnce(house, asked, async (tx, at) => {
    const started = await startVendorTransfer(tx, wanted, `#wallet.${requestId}`, at);
    // The cash is locked by now: nobody can be excluded between this look and the transfer.
    if (input.direction === 'TO_VENDOR') {
      for (const guard of house.contributed('vendorTransferGuards')) {
        await guard(house, tx, input.memberId, at);
      }
    }
    return started;
  });
  const amount = await amountOf(house, id);
  const status = await askVendor(house, vendor, { id, ...wanted, amount });
  return { status, transferId: String(id), amount };
}

function findVendor(vendors: readonly TransferVendor[], code: string): TransferVendor {
  return vendors.find((vendor) => vendor.code === code) ?? refuse('VENDOR_NOT_FOUND');
}

async function mainBalance(house: House, memberId: bigint): Promise<Money> {
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return (await balanceOf(house.db, cash)) ?? 0n;
}
