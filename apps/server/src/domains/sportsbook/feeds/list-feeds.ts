import type { sportsbookFeedsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { bookOf } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import { feedOf } from './feeds.ts';
import { feedState, renewPulses } from './health.ts';

/** Every feed, how it is connected and how well it is. */
export async function listFeeds(house: House): Promise<Output<typeof contract.listFeeds.value>> {
  const rows = await house.db.selectFrom('sports_feeds').selectAll().orderBy('code').execute();
  const gaps = await house.db
    .selectFrom('sports_feed_gaps')
    .selectAll()
    .orderBy('from_number')
    .limit(500)
    .execute();
  const now = house.clock.now().getTime();
  const open = [...bookOf(house).open.values()];
  return {
    list: rows.map((row) => {
      const own = gaps.filter(({ feed }) => feed === row.code);
      const count = (phase: string) =>
        open.filter((match) => match.feed === row.code && phaseAt(match, now) === phase).length;
      const feed = feedOf(house, row.code);
      const pulse = { heardAt: row.heard_at?.getTime() ?? null, hasGaps: own.length > 0 };
      return {
        code: row.code,
        name: row.name,
        addresses: row.addresses,
        silentSeconds: row.silent_seconds,
        isEnabled: row.is_enabled,
        secretTail: row.secret_tail,
        previousSecretUntil: row.previous_until?.getTime() ?? null,
        version: row.version,
        changedAt: row.changed_at.getTime(),
        state: feed ? feedState(feed, pulse, now) : ('waiting' as const),
        reached: Number(row.reached),
        heardAt: pulse.heardAt,
        lagMs: row.lag_ms,
        taken: Number(row.taken),
        repeated: Number(row.repeated),
        refused: Number(row.refused),
        late: Number(row.late),
        missing: own.map(({ from_number, to_number, since }) => ({
          from: Number(from_number),
          to: Number(to_number),
          since: since.getTime(),
        })),
        live: count('live'),
        upcoming: count('scheduled'),
      };
    }),
  };
}

/** Somebody decides that what is missing will not come any more. */
export async function closeGaps(
  house: House,
  caller: Caller,
  { code, reason }: Output<typeof contract.closeGaps.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const closed = await tx
      .deleteFrom('sports_feed_gaps')
      .where('feed', '=', code)
      .returning(['from_number', 'to_number'])
      .execute();
    if (closed.length === 0) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.feed.gaps-closed',
      subject: `feed:${code}`,
      before: { missing: closed.map(({ from_number: a, to_number: b }) => `${a}–${b}`) },
      after: { reason },
      address: caller.address,
    });
  });
  await renewPulses(house);
  return null;
}
