import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import type { EmergencyRow } from '../taken-rights.ts';

/** One gives it back oneself; another who may review it can end it at any moment. */
export async function endEmergency(house: House, caller: Caller, id: bigint): Promise<void> {
  await begin(house.db, async (tx) => {
    const row = await lockEmergency(tx, id);
    const isOwn = row.operator_id === caller.operatorId;
    if (!isOwn && !caller.rights.includes('emergency.review')) refuse('NOT_ALLOWED');
    if (row.ended_at !== null) refuse('ALREADY_DECIDED');
    // In the log before it is over, so that its last entry carries its mark.
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.emergency.ended',
      subject: `emergency:${id}`,
      address: caller.address,
    });
    const now = house.clock.now();
    await tx
      .updateTable('operator_emergencies')
      .set({ ended_at: row.expires_at < now ? row.expires_at : now })
      .where('id', '=', id)
      .execute();
    await tellEnded(tx, row, now);
  });
  house.events.poke();
}

export async function lockEmergency(tx: Transaction, id: bigint): Promise<EmergencyRow> {
  const row = await tx
    .selectFrom('operator_emergencies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

/** Writes down the end of those whose time or whose session is over: all, or one operator's. */
export async function endEmergencies(house: House, tx: Transaction, operatorId: bigint | null) {
  const now = house.clock.now();
  const { rows } = await sql<EmergencyRow>`
    update operator_emergencies e
    set ended_at = least(e.expires_at, coalesce(s.ended_at, e.expires_at))
    from operator_sessions s
    where s.id = e.session_id and e.ended_at is null
      and (e.expires_at <= ${now} or s.ended_at is not null)
      and (${operatorId}::bigint is null or e.operator_id = ${operatorId})
    returning e.*`.execute(tx);
  for (const row of rows) await tellEnded(tx, row, now);
}

function tellEnded(tx: Transaction, row: EmergencyRow, at: Date): Promise<void> {
  return announce(tx, {
    name: 'operator.emergency',
    key: `operator:${row.operator_id}`,
    at,
    payload: {
      emergencyId: String(row.id),
      operatorId: String(row.operator_id),
      step: 'ended',
      rights: row.rights,
    },
  });
}
