import { minutes } from '@baize/calendar';
import { operatorsEmergencies as contract, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findById, lockOperator } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { askPassword, spendCode } from '../sessions/second-factor.ts';
import { targetsOf } from '../work/targets.ts';
import { type Shown, showEmergency } from './emergency-list.ts';
import { endEmergencies } from './end-emergency.ts';

type Wanted = Output<typeof contract.takeEmergency.input>;

/**
 * Gives an operator rights that they do not hold: for this session, for a short time, with a reason,
 * before everyone's eyes. What they do with them is marked in the log.
 */
export async function takeEmergency(house: House, caller: Caller, wanted: Wanted): Promise<Shown> {
  const rights = [...new Set(wanted.rights)].filter((right) => !caller.rights.includes(right));
  const isTakeable = rights.every((right) => contract.takeableRights.includes(right));
  if (rights.length === 0 || !isTakeable) {
    refuse('INVALID_INPUT', { value: { rights: 'not takeable' } });
  }
  await askPassword(house, await findById(house.db, caller.operatorId), wanted.password);
  const taken = await begin(house.db, async (tx) => {
    await prove(house, tx, caller, wanted.code);
    await assertNoneOwed(house, tx, caller);
    const at = house.clock.now();
    const expiresAt = new Date(at.getTime() + minutes(wanted.minutes));
    const reason = maskCardNumbers(wanted.reason).trim();
    const { operatorId, sessionId } = caller;
    const { id } = await tx
      .insertInto('operator_emergencies')
      .values({
        operator_id: operatorId,
        session_id: sessionId,
        rights,
        reason,
        taken_at: at,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await announce(tx, {
      name: 'operator.emergency',
      key: `operator:${operatorId}`,
      at,
      payload: { emergencyId: String(id), operatorId: String(operatorId), step: 'taken', rights },
    });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.emergency.taken',
      subject: `emergency:${id}`,
      after: { rights, reason, minutes: wanted.minutes },
      address: caller.address,
    });
    return id;
  });
  house.events.poke();
  return showEmergency(house, caller, taken);
}

/** Whoever found an open console does not know the second factor of its owner. */
async function prove(house: House, tx: Transaction, caller: Caller, code: string | undefined) {
  const row = await lockOperator(tx, caller.operatorId);
  if (!row.totp_secret) return;
  if (!code) refuse('SECOND_FACTOR_NEEDED', { value: { methods: ['AUTHENTICATOR'] } });
  if (!(await spendCode(house, tx, row, code))) refuse('SECOND_FACTOR_WRONG');
}

/** One at a time, and none while an earlier one waits for its judgement longer than it should. */
async function assertNoneOwed(house: House, tx: Transaction, { operatorId }: Caller) {
  await endEmergencies(house, tx, operatorId);
  const now = house.clock.now().getTime();
  const reviewMs = minutes((await targetsOf(house, tx))('emergency-review'));
  const owed = await tx
    .selectFrom('operator_emergencies')
    .select(['ended_at', 'taken_at'])
    .where('operator_id', '=', operatorId)
    .where('reviewed_at', 'is', null)
    .execute();
  if (owed.some(({ ended_at }) => ended_at === null)) refuse('EMERGENCY_OPEN');
  if (owed.some(({ taken_at }) => taken_at.getTime() + reviewMs <= now)) {
    refuse('EMERGENCY_UNREVIEWED');
  }
}
