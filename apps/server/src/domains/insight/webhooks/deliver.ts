import { days, hours, seconds } from '@baize/calendar';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { postOutside } from '../../../platform/outside/post-outside.ts';
import {
  isCallable,
  isOwnNetOpen,
  NOT_CALLED,
  outsideLookup,
} from '../../../platform/outside/public-address.ts';
import { signaturesOf } from './sign.ts';

type Webhook = Selectable<Tables['insight_webhooks']>;
type FeedRow = { number: bigint; name: string; at: Date; data: unknown };

const AT_ONCE = 100;
const ANSWER_WITHIN_MS = seconds(10);
/** Nobody else delivers to this receiver for so long; who dies meanwhile is followed by another. */
const HELD_MS = seconds(30);
const FIRST_PAUSE_MS = seconds(10);
const LONGEST_PAUSE_MS = hours(1);
/** One run tells so many parts of one receiver at most: the next run goes on. */
const MAX_PARTS = 50;

/** Tells every receiver what it has not taken yet, in order; one that fails is tried again later. */
export async function deliverDue(house: House): Promise<void> {
  const rows = await house.work
    .selectFrom('insight_webhooks')
    .select('id')
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  await Promise.all(rows.map(({ id }) => deliverAll(house, id)));
}

async function deliverAll(house: House, id: bigint): Promise<void> {
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const held = await hold(house, id);
    if (!held) return;
    if (!(await deliverPart(house, held))) return;
  }
}

/** Moves its next time on: whoever did that is the only one who delivers. */
async function hold(house: House, id: bigint): Promise<Webhook | undefined> {
  const now = house.clock.now();
  return house.work
    .updateTable('insight_webhooks')
    .set({ next_at: new Date(now.getTime() + HELD_MS) })
    .where('id', '=', id)
    .where('is_open', '=', true)
    .where('next_at', '<=', now)
    .where(sql<boolean>`after_number < (select coalesce(max(number), 0) from insight_feed)`)
    .returningAll()
    .executeTakeFirst();
}

/** True: taken, and there may be more. */
async function deliverPart(house: House, webhook: Webhook): Promise<boolean> {
  const { rows } = await sql<FeedRow>`select number, name, at, data from insight_feed
    where number > ${webhook.after_number} order by number limit ${AT_ONCE}`.execute(house.work);
  const last = rows.at(-1);
  if (!last) return false;
  const wanted = rows.filter(({ name }) => webhook.events.includes(name));
  const answer = wanted.length > 0 ? await tell(house, webhook, wanted) : { status: 200 };
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  if (wanted.length > 0) await noteDelivery(house, webhook, wanted, answer);
  await move(house, webhook, isTaken ? last.number : undefined);
  return isTaken;
}

type Answer = { status: number | null; error?: string };

async function tell(house: House, webhook: Webhook, events: readonly FeedRow[]): Promise<Answer> {
  const now = house.clock.now();
  const body = JSON.stringify({
    webhook: String(webhook.id),
    events: events.map(({ number, name, at, data }) => ({
      number: Number(number),
      name,
      at: at.toISOString(),
      data,
    })),
  });
  const timestamp = String(Math.floor(now.getTime() / seconds(1)));
  try {
    if (!isCallable(house, webhook.url)) return { status: null, error: NOT_CALLED };
    const status = await postOutside(webhook.url, {
      body,
      withinMs: ANSWER_WITHIN_MS,
      lookup: isOwnNetOpen(house) ? undefined : outsideLookup(),
      headers: {
        'content-type': 'application/json',
        'x-baize-timestamp': timestamp,
        'x-baize-signature': signaturesOf(secretsOf(house, webhook, now), timestamp, body),
      },
    });
    return { status };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

function secretsOf(house: House, webhook: Webhook, now: Date): string[] {
  const { secret_sealed, old_secret_sealed, old_secret_until } = webhook;
  const isOldGood = old_secret_sealed && old_secret_until && old_secret_until > now;
  return [secret_sealed, ...(isOldGood ? [old_secret_sealed] : [])].map(house.keys.open);
}

const MAX_ERROR = 200;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, MAX_ERROR);
}

async function noteDelivery(
  house: House,
  { id }: Webhook,
  events: readonly FeedRow[],
  { status, error }: Answer,
): Promise<void> {
  await house.work
    .insertInto('insight_deliveries')
    .values({
      webhook_id: id,
      from_number: events[0]!.number,
      to_number: events.at(-1)!.number,
      events: events.length,
      at: house.clock.now(),
      status,
      error: error ?? null,
    })
    .execute();
}

/** Only as far as nobody sent it back meanwhile: a replay that was asked for stays asked for. */
async function move(house: House, webhook: Webhook, reached: bigint | undefined): Promise<void> {
  const now = house.clock.now().getTime();
  const attempts = reached === undefined ? webhook.attempts + 1 : 0;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  await house.work
    .updateTable('insight_webhooks')
    .set({
      attempts,
      next_at: new Date(reached === undefined ? now + pauseMs : now),
      ...(reached !== undefined && { after_number: reached }),
    })
    .where('id', '=', webhook.id)
    .where('after_number', '=', webhook.after_number)
    .execute();
}

const KEPT_MS = days(90);

/** What is older than this nobody replays. */
export async function forgetOldFeed(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - KEPT_MS);
  await sql`delete from insight_feed where at < ${before}
    and number < (select max(number) from insight_feed)`.execute(house.work);
  await house.work.deleteFrom('insight_deliveries').where('at', '<', before).execute();
}
