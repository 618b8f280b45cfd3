import {
  drawRecoveryCodes,
  drawTotpSecret,
  recoveryHash,
  totpStep,
  totpUri,
} from '../../../platform/crypto/totp.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';

export interface AuthenticatorsTable {
  member_id: bigint;
  secret_sealed: string;
  confirmed_at: Date | null;
  last_step: bigint;
}

export interface RecoveryCodesTable {
  member_id: bigint;
  code_hash: string;
  used_at: Date | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    authenticators: AuthenticatorsTable;
    recovery_codes: RecoveryCodesTable;
  }
}

export async function hasAuthenticator(
  db: Database | Transaction,
  memberId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A new secret for an authenticator app. It counts once a code made from it was shown. */
export async function offerAuthenticator(house: House, member: Member) {
  const isBound = await hasAuthenticator(house.db, member.id);
  if (isBound) return { secret: '', uri: '', isBound };
  const secret = drawTotpSecret();
  const values = { secret_sealed: house.keys.seal(secret), last_step: 0n };
  await house.db
    .insertInto('authenticators')
    .values({ member_id: member.id, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
  const uri = totpUri(secret, { issuer: brandOf(house).name, name: member.username });
  return { secret, uri, isBound };
}

/** Confirms the app by one of its codes, and answers with recovery codes, shown this once. */
export async function bindAuthenticator(
  house: House,
  memberId: bigint,
  code: string,
): Promise<string[]> {
  return begin(house.db, async (tx) => {
    const row = await lockAuthenticator(tx, memberId);
    if (!row || row.confirmed_at) refuse('NOT_FOUND');
    const now = house.clock.now();
    const step = totpStep(house.keys.open(row.secret_sealed), code, now);
    if (step === undefined) refuse('SECOND_FACTOR_WRONG');
    await tx
      .updateTable('authenticators')
      .set({ confirmed_at: now, last_step: step })
      .where('member_id', '=', memberId)
      .execute();
    return firstRecoveryCodes(house, tx, memberId);
  });
}

export async function unbindAuthenticator(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('authenticators').where('member_id', '=', memberId).execute();
}

/** Codes for whoever loses the device; who has some already keeps them. */
export async function firstRecoveryCodes(
  house: House,
  tx: Transaction,
  memberId: bigint,
): Promise<string[]> {
  const unused = await tx
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
  return unused.length > 0 ? [] : renewRecoveryCodes(house, tx, memberId);
}

/** Without a second factor there is nothing to recover. */
export async function dropRecoveryCodes(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
}

/** A code of the authenticator app; each is good for one use. */
export async function isAuthenticatorCode(
  house: House,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  return begin(house.db, async (tx) => {
    const row = await lockAuthenticator(tx, memberId);
    if (!row?.confirmed_at) return false;
    const step = totpStep(house.keys.open(row.secret_sealed), code, house.clock.now());
    if (step === undefined || step <= row.last_step) return false;
    await tx
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('member_id', '=', memberId)
      .execute();
    return true;
  });
}

export async function isRecoveryCode(
  house: House,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  const used = await house.db
    .updateTable('recovery_codes')
    .set({ used_at: house.clock.now() })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', recoveryHash(house.keys.derive('recovery-code'), code))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function renewRecoveryCodes(
  house: House,
  tx: Transaction,
  memberId: bigint,
): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const key = house.keys.derive('recovery-code');
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: recoveryHash(key, code) })))
    .execute();
  return codes;
}

async function lockAuthenticator(tx: Transaction, memberId: bigint) {
  return tx
    .selectFrom('authenticators')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}
