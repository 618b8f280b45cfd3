import { checkPassword, hashPassword } from '../../../platform/crypto/password-hash.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

export interface CredentialsTable {
  member_id: bigint;
  password_hash: string | null;
  is_default: boolean;
  changed_at: Date;
  payment_hash: string | null;
  payment_failures: number;
  payment_locked_until: Date | null;
  one_time_until: Date | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    credentials: CredentialsTable;
  }
}

export async function findCredentials(db: Database | Transaction, memberId: bigint) {
  return db
    .selectFrom('credentials')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export type KeptPassword = {
  hash: string | null;
  /** It opens nothing but its change. */
  isDefault: boolean;
  /** A one-time password is good until then. */
  until?: Date | undefined;
};

/** Hashing takes a core for a moment: it is done before the transaction, never inside. */
export async function keepPassword(
  house: House,
  tx: Transaction,
  memberId: bigint,
  { hash, isDefault, until }: KeptPassword,
): Promise<void> {
  const values = {
    password_hash: hash,
    is_default: isDefault,
    changed_at: house.clock.now(),
    one_time_until: until ?? null,
  };
  await tx
    .insertInto('credentials')
    .values({ member_id: memberId, payment_failures: 0, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Whether this is the member's password. One hashed by older settings is hashed again on the way. */
export async function isPasswordOf(
  house: House,
  memberId: bigint | undefined,
  password: string,
): Promise<boolean> {
  const kept = memberId && (await findCredentials(house.db, memberId));
  const isOver = kept && kept.one_time_until !== null && kept.one_time_until <= house.clock.now();
  const stored = kept && !isOver && kept.password_hash;
  const check = await checkPassword(house.keys, stored || undefined, password);
  if (check.isOutdated && memberId) {
    const hash = await hashPassword(house.keys, password);
    await house.db
      .updateTable('credentials')
      .set({ password_hash: hash })
      .where('member_id', '=', memberId)
      .where('password_hash', '=', stored as string)
      .execute();
  }
  return check.isRight;
}

export async function keepPaymentPassword(
  tx: Transaction,
  memberId: bigint,
  paymentHash: string,
): Promise<void> {
  await tx
    .updateTable('credentials')
    .set({ payment_hash: paymentHash, payment_failures: 0, payment_locked_until: null })
    .where('member_id', '=', memberId)
    .execute();
}
