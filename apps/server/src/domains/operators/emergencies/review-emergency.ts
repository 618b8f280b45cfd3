import type { operatorsEmergencies as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { linksBetween } from '../persons.ts';
import { endEmergencies, lockEmergency } from './end-emergency.ts';

type Ruling = Output<typeof contract.reviewEmergency.input>;

/** Judged once, by another person, when it is over. */
export async function reviewEmergency(house: House, caller: Caller, ruling: Ruling): Promise<void> {
  const id = BigInt(ruling.id);
  await begin(house.db, async (tx) => {
    await endEmergencies(house, tx, null);
    const row = await lockEmergency(tx, id);
    if (row.reviewed_at !== null) refuse('ALREADY_DECIDED');
    if (row.operator_id === caller.operatorId) refuse('SAME_PERSON');
    const links = await linksBetween(house, tx, row.operator_id, caller.operatorId);
    if (links.length > 0) {
      refuse(links.some(({ reason }) => reason === 'device') ? 'SAME_DEVICE' : 'SAME_HAND');
    }
    if (row.ended_at === null) refuse('EMERGENCY_RUNNING');
    const at = house.clock.now();
    const note = maskCardNumbers(ruling.note).trim();
    const { judgement } = ruling;
    await tx
      .updateTable('operator_emergencies')
      .set({ judgement, review_note: note, reviewed_by: caller.operatorId, reviewed_at: at })
      .where('id', '=', id)
      .execute();
    const operatorId = String(row.operator_id);
    await announce(tx, {
      name: 'operator.emergency',
      key: `operator:${operatorId}`,
      at,
      payload: { emergencyId: ruling.id, operatorId, step: 'reviewed', rights: row.rights },
    });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.emergency.reviewed',
      subject: `emergency:${id}`,
      after: { judgement, note },
      address: caller.address,
    });
  });
  house.events.poke();
}
