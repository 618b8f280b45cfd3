import { isDeepStrictEqual } from 'node:util';
import type { sportsbookFeedsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, actorOf, askOneApproval } from '../../operators/index.ts';
import { renewFeeds } from './feeds.ts';
import {
  type FeedInput,
  guardedOf,
  inputOf,
  lockFeed,
  newSecret,
  putFeed,
  putSecret,
} from './save-feed.ts';

const KIND = 'sportsbook.feed';
const SECRET_KIND = 'sportsbook.feed-secret';

type Guarded = ReturnType<typeof guardedOf>;
type Frozen = { code: string; from: Guarded; to: Guarded };

/**
 * Connects a feed, or changes how. Who is let in decides bets, so that waits for a second person, and a
 * new feed is closed until then; the rest holds at once, and so does closing one.
 */
export async function askFeed(
  house: House,
  caller: Caller,
  change: FeedInput,
): Promise<Output<typeof contract.saveFeed.value>> {
  const editor = { actor: actorOf(caller), address: caller.address };
  const saved = await begin(house.db, async (tx) => {
    const row = await lockFeed(tx, change.code);
    if ((row?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    const to = guardedOf(change);
    const was = row ? guardedOf(inputOf(row)) : { ...to, isEnabled: false };
    const from = { ...was, isEnabled: was.isEnabled && to.isEnabled };
    const secret = row ? null : newSecret();
    await putFeed(house, tx, editor, { ...change, ...from }, secret);
    const version = change.version + 1;
    if (isDeepStrictEqual(from, to)) return { version, secret, approvalId: null };
    const payload: Frozen = { code: change.code, from, to };
    const subject = `feed:${change.code}`;
    const id = await askOneApproval(house, tx, { kind: KIND, subject, payload, caller });
    return { version, secret, approvalId: String(id) };
  });
  await renewFeeds(house);
  return saved;
}

type FrozenSecret = { code: string; hours: number; from: string; to: string; secret: string };

/** Makes a secret, shown this once; it opens nothing until a second person agrees. */
export async function askFeedSecret(
  house: House,
  caller: Caller,
  { code, hours }: Output<typeof contract.rotateFeedSecret.input>,
): Promise<Output<typeof contract.rotateFeedSecret.value>> {
  const secret = newSecret();
  return begin(house.db, async (tx) => {
    const feed = (await lockFeed(tx, code)) ?? refuse('NOT_FOUND');
    const payload: FrozenSecret = {
      code,
      hours,
      from: `…${feed.secret_tail}`,
      to: `…${secret.slice(-4)}`,
      secret: house.keys.seal(secret),
    };
    const asking = { kind: SECRET_KIND, subject: `feed:${code}`, payload, caller };
    return { secret, approvalId: String(await askOneApproval(house, tx, asking)) };
  });
}

/** The second person agrees, if it still replaces what it would have replaced. */
const feedApproval: ApprovalKind = {
  kind: KIND,
  right: 'sports.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, from, to } = payload as Frozen;
    const row = (await lockFeed(tx, code)) ?? refuse('NOT_FOUND');
    if (!isDeepStrictEqual(guardedOf(inputOf(row)), from)) refuse('CHANGED_MEANWHILE');
    // Every server looks again within a second, this one too.
    await putFeed(house, tx, { actor: `operator:${decidedBy}` }, { ...inputOf(row), ...to }, null);
  },
};

const secretApproval: ApprovalKind = {
  kind: SECRET_KIND,
  right: 'sports.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, hours, from, secret } = payload as FrozenSecret;
    const feed = (await lockFeed(tx, code)) ?? refuse('NOT_FOUND');
    if (`…${feed.secret_tail}` !== from) refuse('CHANGED_MEANWHILE');
    const editor = { actor: `operator:${decidedBy}` };
    await putSecret(house, tx, editor, { feed, hours, secret: house.keys.open(secret) });
  },
};

export const feedApprovals: readonly ApprovalKind[] = [feedApproval, secretApproval];
