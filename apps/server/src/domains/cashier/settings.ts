import type { Database, Transaction } from '../../platform/database.ts';

/** The cashier's rules as shipped. Amounts are whole numbers of 1/10,000; rates parts per million. */
export const shippedSettings = {
  depositsOpen: true,
  withdrawalsOpen: true,
  /** Minutes of the platform's day in which withdrawals are taken; equal: all day. */
  hoursFrom: 0,
  hoursTo: 0,
  withdrawLeast: 1_000_000,
  withdrawMost: 500_000_000,
  withdrawalsPerDay: 5,
  withdrawPerDay: 1_000_000_000,
  freePerDay: 3,
  feeRate: 10_000,
  feeMost: 500_000,
  byHandAbove: 300_000_000,
  /** From here on two people let a withdrawal go. */
  twoPeopleFrom: 100_000_000,
  minutesToConfirm: 30,
  minutesToRemind: 20,
};

export type CashierSettings = typeof shippedSettings;

export async function readSettings(db: Database | Transaction): Promise<CashierSettings> {
  return (await storedSettings(db)).content;
}

export async function storedSettings(
  db: Database | Transaction,
): Promise<{ content: CashierSettings; version: number }> {
  const row = await db.selectFrom('cashier_settings').selectAll().executeTakeFirst();
  const stored = (row?.content ?? {}) as Partial<CashierSettings>;
  return { content: { ...shippedSettings, ...stored }, version: row?.version ?? 0 };
}
