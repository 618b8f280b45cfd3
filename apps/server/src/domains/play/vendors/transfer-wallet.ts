import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { vendorName } from '../../catalogue/index.ts';
import {
  BRAND_CURRENCY,
  type TransferVendor,
  type VendorOrder,
  type VendorStatus,
} from '../../wallet/index.ts';
import { unitsOf, wireAmount } from './amounts.ts';
import { askVendor } from './ask-vendor.ts';
import type { Door } from './registry.ts';

/**
 * A vendor that keeps a wallet of its own for each member. Anything but a clear answer is UNKNOWN:
 * the money stays in transit, and the vendor is asked again until it says what became of it.
 */
export function transferVendorOf(house: House, door: Door): TransferVendor {
  const ask = async (path: string, order: VendorOrder): Promise<VendorStatus> => {
    const answer = await askVendor(house, door, `/wallet/${path}`, wireOrder(door, order));
    const { status } = (answer ?? {}) as { status?: unknown };
    return status === 'SUCCESS' || status === 'FAILED' ? status : 'UNKNOWN';
  };
  return {
    code: door.code,
    name: (language) => vendorName(house, door.code, language) ?? door.code,
    deposit: (order) => ask('deposit', order),
    withdraw: (order) => ask('withdraw', order),
    check: (order) => ask('check', order),
    balance: (memberId) => askBalance(house, door, memberId),
    maxWin: door.maxWin,
  };
}

async function askBalance(house: House, door: Door, memberId: bigint): Promise<Money | undefined> {
  const who = { playerId: String(memberId), currency: BRAND_CURRENCY };
  const { balance } = ((await askVendor(house, door, '/wallet/balance', who)) ?? {}) as {
    balance?: unknown;
  };
  const isAmount = Number.isSafeInteger(balance) && Number(balance) >= 0;
  return isAmount ? unitsOf(Number(balance), door.exponent) : undefined;
}

function wireOrder({ exponent }: Door, { transferId, memberId, amount }: VendorOrder) {
  return {
    transferId: String(transferId),
    playerId: String(memberId),
    currency: BRAND_CURRENCY,
    amount: wireAmount(amount, exponent),
  };
}
