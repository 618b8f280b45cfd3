import { createHash, randomBytes } from 'node:crypto';
import { hours } from '@baize/calendar';
import type { Caller } from '../../../platform/caller.ts';
import { checkPassword, hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailOf, lockOperator, type OperatorRow } from '../accounts.ts';
import { recordAudit } from '../audit/audit.ts';
import { writeToOperator } from '../letters.ts';
import { proveOwner } from '../persons.ts';
import { clearTotp } from './second-factor.ts';
import { endSessions } from './session.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    operator_setups: {
      token_hash: string;
      operator_id: bigint;
      purpose: SetupPurpose;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}

export type SetupPurpose = 'password' | 'second-factor';

const OPEN_HOURS = 48;

/** Writes the one-time letter. Only its reader can set what it is for: nobody here learns the link. */
export async function sendSetup(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  purpose: SetupPurpose,
): Promise<void> {
  const to = emailOf(house, row) ?? refuse('OPERATOR_EMAIL_MISSING');
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('operator_setups').where('operator_id', '=', row.id).execute();
  await tx
    .insertInto('operator_setups')
    .values({
      token_hash: hashOf(token),
      operator_id: row.id,
      purpose,
      expires_at: new Date(house.clock.now().getTime() + hours(OPEN_HOURS)),
    })
    .execute();
  await writeToOperator(house, tx, {
    operatorId: row.id,
    username: row.username,
    to,
    letter: purpose === 'password' ? 'staffSetup' : 'staffFactor',
    path: `/console/setup?for=${purpose}#${token}`,
    hours: OPEN_HOURS,
  });
}

type Answer = { token: string; password: string };

/**
 * A new password by the letter alone, with the second factor still asked at the next login; or a lost
 * second factor taken away by the letter and the password: one of the two never opens an account.
 */
export async function completeSetup(house: House, caller: Caller, answer: Answer) {
  const opened = await findSetup(house, answer.token);
  const { purpose } = opened.setup;
  const passwordHash =
    purpose === 'password'
      ? await hashPassword(house.keys, answer.password)
      : await keepPassword(house, opened.operator, answer.password);
  return begin(house.db, async (tx) => {
    const row = await lockOperator(tx, opened.operator.id);
    const spent = await tx
      .updateTable('operator_setups')
      .set({ used_at: house.clock.now() })
      .where('token_hash', '=', opened.setup.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (spent.numUpdatedRows !== 1n) refuse('SETUP_LINK_OVER');
    await tx
      .updateTable('operators')
      .set({ password_hash: passwordHash, needs_password_change: false })
      .where('id', '=', row.id)
      .execute();
    if (purpose === 'second-factor') await clearTotp(tx, row.id);
    await proveOwner(house, tx, row.id);
    await endSessions(house, tx, row.id);
    await recordAudit(house, tx, {
      actor: `operator:${row.id}`,
      action: `operators.setup.${purpose}`,
      subject: `operator:${row.id}`,
      address: caller.address,
    });
    return { username: row.username, purpose };
  });
}

async function keepPassword(house: House, row: OperatorRow, password: string): Promise<string> {
  const { isRight } = await checkPassword(house.keys, row.password_hash, password);
  return isRight ? row.password_hash : refuse('OLD_PASSWORD_WRONG');
}

async function findSetup(house: House, token: string) {
  const setup = await house.db
    .selectFrom('operator_setups')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', house.clock.now())
    .executeTakeFirst();
  if (!setup) refuse('SETUP_LINK_OVER');
  const operator = await house.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', setup.operator_id)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  return { setup, operator: operator ?? refuse('SETUP_LINK_OVER') };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
