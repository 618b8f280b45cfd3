import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import {
  type Broadcast,
  lockBroadcast,
  openRunOf,
  type Run,
  writeContent,
} from '../broadcasts/broadcast.ts';
import { nextAfter } from '../broadcasts/schedule.ts';
import { chooseRecipients } from './choose.ts';

/** Begins what is due: chooses whom it is for, in the transaction that says that it has begun. */
export async function beginDue(house: House): Promise<void> {
  const due = await house.work
    .selectFrom('broadcasts')
    .select('id')
    .where('state', '=', 'SCHEDULED')
    .where('next_at', '<=', house.clock.now())
    .orderBy('next_at')
    .execute();
  for (const { id } of due) {
    await begin(house.work, async (tx) => {
      const found = await lockBroadcast(tx, String(id));
      const isDue = found.state === 'SCHEDULED' && found.next_at! <= house.clock.now();
      // Another server was quicker, or somebody held it.
      if (isDue) await beginRun(house, tx, found);
    });
  }
}

async function beginRun(house: House, tx: Transaction, found: Broadcast): Promise<void> {
  const at = house.clock.now();
  const { id: runId } = await tx
    .insertInto('broadcast_runs')
    .values({
      broadcast_id: found.id,
      content: writeContent(found.content),
      due_at: found.next_at!,
      chosen_at: at,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('broadcasts')
    .set({ state: 'SENDING', next_at: null })
    .where('id', '=', found.id)
    .execute();
  await chooseRecipients(house, tx, { runId, broadcastId: found.id, content: found.content });
}

/** Ends a sending that has nothing left to send; what is repeated waits for its next time. */
export async function endRun(house: House, tx: Transaction, run: Run): Promise<void> {
  const { rows } = await sql`select 1 from broadcast_sends
    where run_id = ${run.id} and state in ('WAITING', 'SENDING') limit 1`.execute(tx);
  if (rows.length > 0) return;
  const now = house.clock.now();
  await tx
    .updateTable('broadcast_runs')
    .set({ finished_at: now })
    .where('id', '=', run.id)
    .execute();
  const found = await lockBroadcast(tx, String(run.broadcast_id));
  const next = nextAfter(now, found.content, brandOf(house).timeZoneOffsetMinutes);
  await tx
    .updateTable('broadcasts')
    .set({ state: next ? 'SCHEDULED' : 'DONE', next_at: next })
    .where('id', '=', found.id)
    .execute();
}

export async function findSending(house: House): Promise<bigint[]> {
  const rows = await house.work
    .selectFrom('broadcasts')
    .select('id')
    .where('state', '=', 'SENDING')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The open sending of a message that is being sent, held against whoever would stop it. */
export async function holdRun(tx: Transaction, broadcastId: bigint): Promise<Run | undefined> {
  const found = await tx
    .selectFrom('broadcasts')
    .select('state')
    .where('id', '=', broadcastId)
    .forUpdate()
    .executeTakeFirst();
  if (found?.state !== 'SENDING') return undefined;
  return openRunOf(tx, broadcastId);
}
