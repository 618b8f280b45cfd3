import type { messagingBroadcastsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Content } from '../tables.ts';
import { findBroadcast, lockBroadcast, openRunOf, writeContent } from './broadcast.ts';
import { refuseIncomplete, refuseUnknownVariables } from './check-content.ts';
import { firstAfter } from './schedule.ts';

type Input = Output<typeof contract.saveBroadcast.input>;

/** A draft may lack words; what is scheduled already may not. */
export async function saveBroadcast(
  house: House,
  caller: Caller,
  { id, version, content }: Input,
): Promise<{ id: string; version: number }> {
  refuseUnknownVariables(content);
  return begin(house.db, async (tx) => {
    const saved = id
      ? await changeBroadcast(house, tx, caller, { id, version, content })
      : await insertDraft(house, tx, caller, content);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'messaging.broadcast.saved',
      subject: `broadcast:${saved.id}`,
      after: JSON.parse(writeContent(content)),
      address: caller.address,
    });
    return saved;
  });
}

async function insertDraft(house: House, tx: Transaction, caller: Caller, content: Content) {
  const at = house.clock.now();
  const { id } = await tx
    .insertInto('broadcasts')
    .values({
      state: 'DRAFT',
      content: writeContent(content),
      version: 1,
      next_at: null,
      created_at: at,
      updated_at: at,
      updated_by: caller.operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: String(id), version: 1 };
}

async function changeBroadcast(
  house: House,
  tx: Transaction,
  caller: Caller,
  { id, version, content }: Input & { id: string },
) {
  const found = await lockBroadcast(tx, id);
  if (found.version !== version) refuse('CHANGED_MEANWHILE');
  const isOver = found.state === 'STOPPED' || found.state === 'DONE';
  if (isOver || (await openRunOf(tx, found.id))) refuse('BROADCAST_STATE');
  const isDraft = found.state === 'DRAFT';
  if (!isDraft) await refuseIncomplete(house, content);
  await tx
    .updateTable('broadcasts')
    .set({
      content: writeContent(content),
      version: version + 1,
      next_at: isDraft ? null : timeOf(house, content),
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    })
    .where('id', '=', found.id)
    .execute();
  return { id, version: version + 1 };
}

/** When it is sent first; a day that is over is refused. */
export function timeOf(house: House, content: Content): Date {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const at = firstAfter(house.clock.now(), content, zone);
  return at ?? refuse('INVALID_INPUT', { value: { 'content.on': 'past' } });
}

const MAX_NAME = 60;

export async function copyBroadcast(
  house: House,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const { content } = await findBroadcast(house.db, id);
  const name = `${content.name.slice(0, MAX_NAME - 4)} (2)`;
  const copy = { ...content, name, on: null };
  const saved = await saveBroadcast(house, caller, { version: 0, content: copy });
  return { id: saved.id };
}
