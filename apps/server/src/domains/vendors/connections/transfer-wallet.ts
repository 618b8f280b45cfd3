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
import type { Connection } from './connections.ts';

/**
 * A vendor that keeps a wallet of its own for each member. Anything but a clear answer is UNKNOWN:
 * the money stays in transit, and the vendor is asked again until it says what became of it.
 */
export function transferVendorOf(house: House, connection: Connection): TransferVendor {
  const ask = async (path: string, order: VendorOrder): Promise<VendorStatus> => {
    const answer = await askVendor(
      house,
      connection,
      `/wallet/${path}`,
      wireOrder(connection, order),
    );
    const { status } = (answer ?? {}) as { status?: unknown };
    return status === 'SUCCESS' || status === 'FAILED' ? status : 'UNKNOWN';
  };
  return {
    code: connection.code,
    name: (language) => vendorName(house, connection.code, language) ?? connection.code,
    deposit: (order) => ask('deposit', order),
    withdraw: (order) => ask('withdraw', order),
    check: (order) => ask('check', order),
    balance: (memberId) => askBalance(house, connection, memberId),
    maxWin: connection.maxWin,
  };
}

async function askBalance(
  house: House,
  connection: Connection,
  memberId: bigint,
): Promise<Money | undefined> {
  const who = { playerId: String(memberId), currency: BRAND_CURRENCY };
  const { balance } = ((await askVendor(house, connection, '/wallet/balance', who)) ?? {}) as {
    balance?: unknown;
  };
  const isAmount = Number.isSafeInteger(balance) && Number(balance) >= 0;
  return isAmount ? unitsOf(Number(balance), connection.exponent) : undefined;
}

function wireOrder({ exponent }: Connection, { transferId, memberId, amount }: VendorOrder) {
  return {
    transferId: String(transferId),
    playerId: String(memberId),
    currency: BRAND_CURRENCY,
    amount: wireAmount(amount, exponent),
  };
}
