import { sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { DESK } from './news.ts';
import { type CashierSettings, readSettings } from './settings.ts';
import { type Found, patterns } from './watch-patterns.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** What was still being written at the last look is looked at again; a case is raised once. */
const OVERLAP_MS = 10 * MINUTE_MS;
const FIRST_LOOK_MS = 30 * DAY_MS;

/** Looks for patterns in what happened since the last look, outside of every bet and payment. */
export async function watchMoney(house: House): Promise<void> {
  const raised = await begin(house.work, async (tx) => {
    const now = house.clock.now();
    const { watch } = await readSettings(tx);
    const span = { from: await lockCursor(tx, now), to: now };
    let count = 0;
    for (const find of patterns) {
      for (const found of await find(tx, watch, span)) count += await raise(tx, found);
    }
    await tx.updateTable('watch_cursor').set({ until: now }).execute();
    return count;
  });
  if (raised > 0) house.realtime.publish(DESK, { kind: 'case' });
}

async function lockCursor(tx: Transaction, now: Date): Promise<Date> {
  const first = new Date(now.getTime() - FIRST_LOOK_MS);
  await tx
    .insertInto('watch_cursor')
    .values({ until: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { until } = await tx
    .selectFrom('watch_cursor')
    .select('until')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return new Date(Math.min(until.getTime(), now.getTime()) - OVERLAP_MS);
}

export type Watch = CashierSettings['watch'];
export type Span = { from: Date; to: Date };

/** One case for one thing, and for what goes on within a day of it. */
async function raise(tx: Transaction, found: Found): Promise<number> {
  const { pattern, key, memberId, otherIds, amount, facts, at } = found;
  const isKnown = await tx
    .selectFrom('watch_cases')
    .select(sql`1`.as('one'))
    .where('member_id', '=', memberId)
    .where('pattern', '=', pattern)
    .where('opened_at', '>', new Date(at.getTime() - DAY_MS))
    .where('opened_at', '<=', new Date(at.getTime() + DAY_MS))
    .executeTakeFirst();
  if (isKnown && pattern === 'STRUCTURING') return 0;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('watch_cases')
    .values({
      ...{ pattern, key: `${pattern}:${key}`, member_id: memberId, other_ids: [...otherIds] },
      ...{ amount, facts: JSON.stringify(facts) as unknown as Record<string, string> },
      ...{ opened_at: at, assigned_to: null, closed_at: null, outcome: null },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}
