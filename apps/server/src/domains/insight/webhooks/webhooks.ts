import { randomBytes } from 'node:crypto';
import { days } from '@baize/calendar';
import type { insightWebhooksOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { mayCall } from '../../../platform/outside/public-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { DELIVER_JOB } from './names.ts';

type Content = Output<typeof contract.addWebhook.input>;

/** A receiver has so long to learn a new secret. */
const BOTH_SIGN_MS = days(1);
const MAX_WEBHOOKS = 20;

const drawSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

/** Begins with what happens from now on. */
export async function addWebhook(house: House, caller: Caller, input: Content) {
  await refuseAddress(house, input.url);
  const secret = drawSecret();
  const { name, url, events, isOpen } = input;
  const now = house.clock.now();
  return begin(house.db, async (tx) => {
    const { rows } = await sql<{ count: number; newest: bigint }>`select
      (select count(*)::int from insight_webhooks) as count,
      (select coalesce(max(number), 0) from insight_feed)::bigint as newest`.execute(tx);
    if (rows[0]!.count >= MAX_WEBHOOKS) refuse('INVALID_INPUT', { value: { name: ['too_many'] } });
    const { id } = await tx
      .insertInto('insight_webhooks')
      .values({
        name,
        url,
        events: [...events],
        is_open: isOpen,
        secret_sealed: house.keys.seal(secret),
        after_number: rows[0]!.newest,
        next_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(house, tx, caller, { action: 'insight.webhook.added', id, after: input });
    return { id: String(id), secret };
  });
}

/** Opened or moved, it is tried at once. */
export async function saveWebhook(
  house: House,
  caller: Caller,
  { id, ...content }: Content & { id: string },
): Promise<null> {
  await refuseAddress(house, content.url);
  const { name, url, events, isOpen } = content;
  return begin(house.db, async (tx) => {
    const was = await lock(tx, id);
    await tx
      .updateTable('insight_webhooks')
      .set({ name, url, events: [...events], is_open: isOpen })
      .set({ attempts: 0, next_at: house.clock.now() })
      .where('id', '=', was.id)
      .execute();
    const before = { name: was.name, url: was.url, events: was.events, isOpen: was.is_open };
    const after = content;
    await audit(house, tx, caller, { action: 'insight.webhook.saved', id: was.id, before, after });
    await enqueue(tx, DELIVER_JOB, null, { key: DELIVER_JOB });
    return null;
  });
}

export async function removeWebhook(house: House, caller: Caller, id: string): Promise<null> {
  return begin(house.db, async (tx) => {
    const was = await lock(tx, id);
    await tx.deleteFrom('insight_webhooks').where('id', '=', was.id).execute();
    const before = { name: was.name, url: was.url };
    await audit(house, tx, caller, { action: 'insight.webhook.removed', id: was.id, before });
    return null;
  });
}

export async function rotateSecret(house: House, caller: Caller, id: string) {
  const secret = drawSecret();
  return begin(house.db, async (tx) => {
    const was = await lock(tx, id);
    await tx
      .updateTable('insight_webhooks')
      .set({
        secret_sealed: house.keys.seal(secret),
        old_secret_sealed: was.secret_sealed,
        old_secret_until: new Date(house.clock.now().getTime() + BOTH_SIGN_MS),
      })
      .where('id', '=', was.id)
      .execute();
    await audit(house, tx, caller, { action: 'insight.webhook.secret', id: was.id });
    return { secret };
  });
}

/** The same events under the same numbers: a receiver that remembers numbers takes each once. */
export async function replayEvents(
  house: House,
  caller: Caller,
  { id, fromNumber, reason }: Output<typeof contract.replayEvents.input>,
): Promise<{ events: number }> {
  return begin(house.db, async (tx) => {
    const was = await lock(tx, id);
    const { rows } = await sql<{ events: number; oldest: bigint | null }>`
      select (count(*) filter (where name = any(${was.events}::text[])))::int as events,
        min(number) as oldest from insight_feed where number >= ${fromNumber}`.execute(tx);
    const { events, oldest } = rows[0]!;
    if (oldest === null || BigInt(fromNumber) > was.after_number) {
      refuse('INVALID_INPUT', { value: { fromNumber: ['number'] } });
    }
    await tx
      .updateTable('insight_webhooks')
      .set({ after_number: oldest - 1n, attempts: 0, next_at: house.clock.now() })
      .where('id', '=', was.id)
      .execute();
    const after = { fromNumber, reason };
    await audit(house, tx, caller, { action: 'insight.webhook.replayed', id: was.id, after });
    await enqueue(tx, DELIVER_JOB, null, { key: DELIVER_JOB });
    return { events };
  });
}

async function lock(tx: Transaction, id: string) {
  const row = await tx
    .selectFrom('insight_webhooks')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

async function refuseAddress(house: House, url: string): Promise<void> {
  if (!(await mayCall(house, url))) refuse('INVALID_INPUT', { value: { url: ['url'] } });
}

type Note = { action: string; id: bigint; before?: object; after?: object };

async function audit(house: House, tx: Transaction, caller: Caller, note: Note): Promise<void> {
  const { action, id, before, after } = note;
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action,
    subject: `insight:webhook ${id}`,
    ...(before && { before }),
    ...(after && { after }),
    address: caller.address,
  });
}
