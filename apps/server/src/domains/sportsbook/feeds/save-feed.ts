import { randomBytes } from 'node:crypto';
import { hours as inHours } from '@baize/calendar';
import type { sportsbookFeedsOperator as contract, Output } from '@baize/contract';
import { begin, type Transaction } from '../../../platform/database.ts';
import { isAddressRange } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../operators/index.ts';
import { type FeedRow, renewFeeds } from './feeds.ts';

export type FeedInput = Output<typeof contract.saveFeed.input>;
export type Editor = { actor: string; address?: string | undefined };

export async function lockFeed(tx: Transaction, code: string): Promise<FeedRow | undefined> {
  return tx
    .selectFrom('sports_feeds')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes how a feed is connected; a new one needs its secret. */
export async function putFeed(
  house: House,
  tx: Transaction,
  editor: Editor,
  change: FeedInput,
  secret: string | null,
): Promise<void> {
  const wrong = change.addresses.find((range) => !isAddressRange(range));
  if (wrong !== undefined) refuse('INVALID_INPUT', { value: { addresses: ['invalid_value'] } });
  const before = await lockFeed(tx, change.code);
  if ((before?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
  const fields = {
    name: change.name,
    addresses: change.addresses,
    silent_seconds: change.silentSeconds,
    is_enabled: change.isEnabled,
    version: change.version + 1,
    changed_at: house.clock.now(),
  };
  if (before) {
    await tx.updateTable('sports_feeds').set(fields).where('code', '=', change.code).execute();
  } else {
    const nothing = { previous_secret: null, previous_until: null, heard_at: null };
    await tx
      .insertInto('sports_feeds')
      .values({ code: change.code, ...fields, ...sealed(house, secret!), ...nothing })
      .execute();
  }
  await recordAudit(house, tx, {
    ...editor,
    action: before ? 'sportsbook.feed.changed' : 'sportsbook.feed.added',
    subject: `feed:${change.code}`,
    before: before ? factsOf(before) : null,
    after: { ...guardedOf(change), name: change.name, silentSeconds: change.silentSeconds },
  });
}

/** What a second person must agree to. */
export const guardedOf = ({
  addresses,
  isEnabled,
}: Pick<FeedInput, 'addresses' | 'isEnabled'>) => ({
  addresses: [...addresses],
  isEnabled,
});

export function inputOf(row: FeedRow): FeedInput {
  return {
    code: row.code,
    version: row.version,
    name: row.name,
    addresses: row.addresses,
    silentSeconds: row.silent_seconds,
    isEnabled: row.is_enabled,
  };
}

function factsOf(row: FeedRow) {
  const { name, addresses, silentSeconds, isEnabled } = inputOf(row);
  return { name, addresses, silentSeconds, isEnabled };
}

/** Puts a new secret into use; the one before it stays good for a while, so that no message is lost. */
export async function putSecret(
  house: House,
  tx: Transaction,
  editor: Editor,
  { feed, hours, secret }: { feed: FeedRow; hours: number; secret: string },
): Promise<void> {
  const now = house.clock.now();
  await tx
    .updateTable('sports_feeds')
    .set({
      previous_secret: hours > 0 ? feed.secret : null,
      previous_until: hours > 0 ? new Date(now.getTime() + inHours(hours)) : null,
      ...sealed(house, secret),
      version: feed.version + 1,
      changed_at: now,
    })
    .where('code', '=', feed.code)
    .execute();
  await recordAudit(house, tx, {
    ...editor,
    action: 'sportsbook.feed.secret',
    subject: `feed:${feed.code}`,
    before: { secret: `…${feed.secret_tail}` },
    after: { secret: `…${secret.slice(-4)}`, hours },
  });
}

const SECRET_BYTES = 32;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

function sealed({ keys }: House, secret: string) {
  return { secret: keys.seal(secret), secret_tail: secret.slice(-4) };
}

/** Connects a feed with a secret that is known already: the demo's, and those of tests. */
export async function connectFeed(house: House, change: FeedInput, secret: string): Promise<void> {
  await begin(house.db, (tx) => putFeed(house, tx, { actor: 'system' }, change, secret));
  await renewFeeds(house);
}
