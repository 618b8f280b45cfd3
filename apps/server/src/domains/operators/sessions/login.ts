import type { Caller } from '../../../platform/caller.ts';
import { checkPassword, hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByName, lockOperator, type OperatorRow } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { countTry, forgetTries, type LoginLock } from './login-tries.ts';
import { spendCode } from './second-factor.ts';
import { asMe, endSessions, openSession } from './session.ts';

export type Credentials = {
  username: string;
  password: string;
  code?: string | undefined;
  device?: string | undefined;
};

export async function logIn(house: House, caller: Caller, credentials: Credentials) {
  const account = credentials.username.trim().toLowerCase();
  const lock = await countTry(house, account, caller.address);
  const found = await findByName(house.db, account);
  if (isShut(lock, found, credentials)) {
    await auditRefusal(house, caller, found, 'locked');
    refuse('LOGIN_LOCKED', { retryAfterSeconds: 300 });
  }
  const check = await checkPassword(house.keys, found?.password_hash, credentials.password);
  if (!found || found.is_disabled || !check.isRight) {
    await auditRefusal(house, caller, found, 'credentials');
    refuse('WRONG_CREDENTIALS');
  }
  const rehashed = check.isOutdated && (await hashPassword(house.keys, credentials.password));
  const opened = await admitOperator(house, caller, found.id, credentials, rehashed || undefined);
  if (!opened) {
    await auditRefusal(house, caller, found, 'second factor');
    refuse('SECOND_FACTOR_WRONG');
  }
  await forgetTries(house, account);
  return opened;
}

/** A locked account still opens to its owner's second factor, so that a lock is no weapon. */
function isShut(lock: LoginLock, found: OperatorRow | undefined, { code }: Credentials): boolean {
  return lock === 'closed' || (lock === 'locked' && !(found?.totp_secret && code));
}

function admitOperator(
  house: House,
  caller: Caller,
  operatorId: bigint,
  { code, device }: Credentials,
  passwordHash: string | undefined,
) {
  return begin(house.db, async (tx) => {
    const row = await lockOperator(tx, operatorId);
    if (row.totp_secret && !code)
      refuse('SECOND_FACTOR_NEEDED', { value: { methods: ['AUTHENTICATOR'] } });
    if (row.totp_secret && !(await spendCode(house, tx, row, code!))) return undefined;
    await tx
      .updateTable('operators')
      .set({
        last_login_at: house.clock.now(),
        ...(passwordHash && { password_hash: passwordHash }),
      })
      .where('id', '=', row.id)
      .execute();
    const token = await openSession(house, tx, row.id, { ...caller, device });
    const actor = `operator:${row.id}`;
    const { address } = caller;
    await recordAudit(house, tx, { actor, action: 'operators.login', subject: actor, address });
    return { token, operator: await asMe(house, tx, row) };
  });
}

/** The typed name is not kept: people type passwords there. */
function auditRefusal(
  house: House,
  caller: Caller,
  found: OperatorRow | undefined,
  reason: string,
): Promise<void> {
  const subject = found ? `operator:${found.id}` : 'operator:unknown';
  const { address } = caller;
  return begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: 'visitor',
      action: 'operators.login.refused',
      subject,
      after: { reason },
      address,
    }),
  );
}

export function logOut(house: House, caller: Caller): Promise<void> {
  const actor = actorOf(caller);
  return begin(house.db, async (tx) => {
    await endSessions(house, tx, caller.operatorId, caller.sessionId);
    const { address } = caller;
    await recordAudit(house, tx, { actor, action: 'operators.logout', subject: actor, address });
  });
}
