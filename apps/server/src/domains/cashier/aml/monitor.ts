import { days, minutes } from '@baize/calendar';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { OPERATORS_TOPIC } from '../news.ts';
import { readSettings } from '../settings.ts';
import { type Find, type Found, patterns, type Scan } from './patterns.ts';

/** What was still being written at the last scan is read again; a case is raised once. */
const OVERLAP_MS = minutes(10);
const FIRST_SCAN_MS = days(30);

/**
 * Looks for patterns in what happened since the last scan, outside of every bet and payment, part by
 * part: each one ends before the next begins, and what was raised already is not raised again.
 */
export async function monitorMoney(house: House): Promise<void> {
  const now = house.clock.now();
  const { watch: rules } = await readSettings(house.work);
  const scan = { rules, span: { from: await startOfScan(house, now), to: now } };
  let raised = 0;
  for (const find of patterns) raised += await findCases(house, find, scan);
  await sql`insert into watch_cursor (until) values (${now})
    on conflict (only_one) do update set until = greatest(watch_cursor.until, excluded.until)`.execute(
    house.work,
  );
  if (raised > 0) house.realtime.publish(OPERATORS_TOPIC, { kind: 'case' });
}

async function findCases(house: House, find: Find, scan: Scan): Promise<number> {
  let raised = 0;
  for (let after: string | null = null; ; ) {
    const last: string | null = await begin(house.work, async (tx) => {
      const page = await find(tx, scan, after);
      for (const found of page.found) raised += await raiseCase(tx, found);
      return page.last;
    });
    if (last === null) return raised;
    after = last;
  }
}

async function startOfScan(house: House, now: Date): Promise<Date> {
  const cursor = await house.work.selectFrom('watch_cursor').select('until').executeTakeFirst();
  const until = cursor?.until.getTime() ?? now.getTime() - FIRST_SCAN_MS;
  return new Date(Math.min(until, now.getTime()) - OVERLAP_MS);
}

/** One case for one thing, and for what goes on within a day of it. */
async function raiseCase(tx: Transaction, found: Found): Promise<number> {
  const { pattern, key, memberId, otherIds, amount, facts, at } = found;
  const isKnown = await tx
    .selectFrom('watch_cases')
    .select(sql`1`.as('one'))
    .where('member_id', '=', memberId)
    .where('pattern', '=', pattern)
    .where('opened_at', '>', new Date(at.getTime() - days(1)))
    .where('opened_at', '<=', new Date(at.getTime() + days(1)))
    .executeTakeFirst();
  if (isKnown && pattern === 'STRUCTURING') return 0;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('watch_cases')
    .values({
      pattern,
      key: `${pattern}:${key}`,
      member_id: memberId,
      other_ids: [...otherIds],
      amount,
      facts: JSON.stringify(facts),
      opened_at: at,
      assigned_to: null,
      closed_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}
