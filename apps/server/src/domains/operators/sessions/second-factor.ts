import type { Caller } from '../../../platform/caller.ts';
import { checkPassword } from '../../../platform/crypto/password-hash.ts';
import {
  drawRecoveryCodes,
  drawTotpSecret,
  recoveryHash,
  totpStep,
  totpUri,
} from '../../../platform/crypto/totp.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isFactorDemanded, lockOperator, type OperatorRow } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { readRules } from '../rules.ts';
import { endSessions, openSession } from './session.ts';

const ISSUER = 'Baize console';

/** Draws a secret; it counts once a code made from it was shown. */
export async function beginTotp(house: House, caller: Caller, password: string) {
  const row = await begin(house.db, (tx) => lockOperator(tx, caller.operatorId));
  await askPassword(house, row, password);
  const secret = drawTotpSecret();
  await house.db
    .updateTable('operators')
    .set({ totp_pending: house.keys.seal(secret) })
    .where('id', '=', caller.operatorId)
    .execute();
  return { secret, uri: totpUri(secret, { issuer: ISSUER, name: row.username }) };
}

/** From now on a code is asked at every login; the sessions from before are over. */
export function confirmTotp(house: House, caller: Caller, code: string) {
  return begin(house.db, async (tx) => {
    const row = await lockOperator(tx, caller.operatorId);
    if (!row.totp_pending) refuse('NOT_FOUND');
    const step = totpStep(house.keys.open(row.totp_pending), code, house.clock.now());
    if (!step) refuse('SECOND_FACTOR_WRONG');
    const recoveryCodes = drawRecoveryCodes();
    await tx
      .updateTable('operators')
      .set({
        totp_secret: row.totp_pending,
        totp_pending: null,
        totp_last_step: step,
        recovery_codes: recoveryCodes.map((plain) => recoveryHash(recoveryKey(house), plain)),
      })
      .where('id', '=', row.id)
      .execute();
    await endSessions(house, tx, row.id);
    const token = await openSession(house, tx, row.id, caller);
    await audit(house, tx, caller, 'operators.second-factor.set');
    return { token, recoveryCodes };
  });
}

export async function removeTotp(house: House, caller: Caller, proof: SecondProof): Promise<void> {
  const current = await begin(house.db, (tx) => lockOperator(tx, caller.operatorId));
  await refuseDemanded(house, house.db, current);
  await askPassword(house, current, proof.password);
  await begin(house.db, async (tx) => {
    const row = await lockOperator(tx, caller.operatorId);
    await refuseDemanded(house, tx, row);
    if (!(await spendCode(house, tx, row, proof.code))) refuse('SECOND_FACTOR_WRONG');
    await clearTotp(tx, row.id);
    await audit(house, tx, caller, 'operators.second-factor.removed');
  });
}

/** What a role demands is not given away. */
async function refuseDemanded(house: House, db: Database | Transaction, { roles }: OperatorRow) {
  if (isFactorDemanded(house, roles, await readRules(db))) refuse('FUNCTION_NOT_AVAILABLE');
}

type SecondProof = { password: string; code: string };

export async function clearTotp(tx: Transaction, operatorId: bigint): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ totp_secret: null, totp_pending: null, recovery_codes: [] })
    .where('id', '=', operatorId)
    .execute();
}

/** A code of the authenticator or a recovery code, each good for one use. The row must be held. */
export async function spendCode(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  code: string,
): Promise<boolean> {
  if (!row.totp_secret) return false;
  const recovery = recoveryHash(recoveryKey(house), code);
  if (row.recovery_codes.includes(recovery)) {
    const left = row.recovery_codes.filter((hash) => hash !== recovery);
    await tx
      .updateTable('operators')
      .set({ recovery_codes: left })
      .where('id', '=', row.id)
      .execute();
    return true;
  }
  const step = totpStep(house.keys.open(row.totp_secret), code, house.clock.now());
  if (!step || step <= row.totp_last_step) return false;
  await tx
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('id', '=', row.id)
    .execute();
  return true;
}

function recoveryKey(house: House): Buffer {
  return house.keys.derive('operator-recovery');
}

/** Asked again before what an open console alone should not allow. */
export async function askPassword(house: House, row: OperatorRow, password: string): Promise<void> {
  const { isRight } = await checkPassword(house.keys, row.password_hash, password);
  if (!isRight) refuse('OLD_PASSWORD_WRONG');
}

function audit(house: House, tx: Transaction, caller: Caller, action: string): Promise<void> {
  const actor = actorOf(caller);
  return recordAudit(house, tx, { actor, action, subject: actor, address: caller.address });
}
