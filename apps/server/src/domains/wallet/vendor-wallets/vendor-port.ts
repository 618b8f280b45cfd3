import type { Language } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';

/** What a vendor says became of a transfer. Silence is UNKNOWN, and is never taken for a no. */
export type VendorStatus = 'SUCCESS' | 'FAILED' | 'UNKNOWN';

export type VendorOrder = {
  /** Ours, and the same in every question about this transfer. */
  transferId: bigint;
  memberId: bigint;
  amount: Money;
};

/** A vendor that keeps a wallet of its own for each member. */
export type TransferVendor = {
  code: string;
  /** As members read it; the code where nobody named it. */
  name?(language: Language): string;
  deposit(order: VendorOrder): Promise<VendorStatus>;
  withdraw(order: VendorOrder): Promise<VendorStatus>;
  /** Asked again later about a transfer whose fate is unknown; one it never saw is FAILED. */
  check(order: VendorOrder): Promise<VendorStatus>;
  /** What it says this member holds there; absent where it cannot be asked. */
  balance?(memberId: bigint): Promise<Money | undefined>;
  /** The most that is believed to have been won there since it was last asked. */
  maxWin: Money;
};

export const nameOf = (vendor: TransferVendor, language: Language): string =>
  vendor.name?.(language) ?? vendor.code;

/** The vendors with wallets of their own that are connected now. */
export function transferVendorsOf(house: House): TransferVendor[] {
  return house.contributed('transferVendors').flatMap((list) => list(house));
}

/** The vendors' wallets that a caller may see: who only tries has none. */
export function shownVendorsOf(
  house: House,
  { kind }: Pick<Caller, 'kind'>,
): readonly TransferVendor[] {
  return kind === 'trial' ? [] : transferVendorsOf(house);
}
