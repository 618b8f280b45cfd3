import { addDays, type Day, dayOf, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { post } from '../../wallet/index.ts';
import { playListener } from '../levels/count-play.ts';
import { type PointRules, pointRulesOf } from '../settings.ts';
import { inLedger, type PointLine, pointLine } from './point-maths.ts';

const AT_ONCE = 200;

/**
 * After midnight: what was played until yesterday becomes points, once a day for everyone. What comes
 * late is counted with the next day; a run that runs twice, or on two servers, credits once.
 */
export async function creditPoints(house: House): Promise<void> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  const behind = await catchUp(house, [playListener], startOfDay(today, zone));
  if (behind.length > 0) throw new Error(`Still counting: ${behind.join(', ')}`);
  const day = addDays(today, -1);
  if (!isModuleOn(house, 'PTSYS3')) return passOver(house, day);
  for (let after = 0n; ; ) {
    const members = await membersDue(house, day, after);
    if (members.length === 0) return;
    for (const memberId of members) {
      await begin(house.work, (tx) => creditDay(house, tx, { memberId, day }));
    }
    after = members.at(-1)!;
  }
}

/** With points switched off, play earns none, also not later. */
async function passOver(house: House, day: Day): Promise<void> {
  await sql`update loyalty_plays set counted = valid_bet
    where day <= ${day}::date and valid_bet <> counted`.execute(house.work);
}

async function membersDue(house: House, day: Day, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct p.member_id from loyalty_plays p join promoted_members m on m.id = p.member_id
    where p.member_id > ${after} and p.day <= ${day}::date and p.valid_bet <> p.counted
      and m.frozen_at is null
    order by p.member_id limit ${AT_ONCE}`.execute(house.work);
  return rows.map(({ member_id }) => member_id);
}

type Owing = { memberId: bigint; day: Day };

async function creditDay(house: House, tx: Transaction, { memberId, day }: Owing): Promise<void> {
  // Whoever comes second waits here, and finds the day credited.
  await sql`select 1 from loyalty_standings where member_id = ${memberId} for update`.execute(tx);
  const open = await openPlay(tx, { memberId, day });
  if (open.length === 0) return;
  const lines = await linesOf(tx, pointRulesOf(house), { memberId, open });
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const at = house.clock.now();
  const row = { member_id: memberId, day, points: BigInt(points), at };
  const isNew = await tx
    .insertInto('loyalty_point_days')
    .values({ ...row, lines: writeLines(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!isNew) return;
  await saveCarries(tx, memberId, lines);
  await sql`update loyalty_plays set counted = valid_bet
    where member_id = ${memberId} and day <= ${day}::date and valid_bet <> counted`.execute(tx);
  if (points === 0) return;
  const account = { memberId, purpose: 'points', currency: 'PTS', counter: 'points' } as const;
  const earned = {
    amount: inLedger(points),
    reason: 'POINTS_EARN',
    key: `#points.${day}`,
  } as const;
  await post(tx, [{ ...account, ...earned }], at);
}

export type OpenPlay = { category: string; validBet: Money };

async function openPlay(tx: Transaction, { memberId, day }: Owing): Promise<OpenPlay[]> {
  const { rows } = await sql<OpenPlay>`
    select category, sum(valid_bet - counted)::bigint as "validBet" from loyalty_plays
    where member_id = ${memberId} and day <= ${day}::date and valid_bet <> counted
    group by category order by category`.execute(tx);
  return rows;
}

type Earning = { memberId: bigint; open: readonly OpenPlay[] };

/** Each category with what was carried into it. */
export async function linesOf(
  db: Transaction | House['db'],
  rules: PointRules,
  { memberId, open }: Earning,
): Promise<PointLine[]> {
  const carries = await db
    .selectFrom('loyalty_carries')
    .select(['category', 'remainder'])
    .where('member_id', '=', memberId)
    .execute();
  const carried = new Map(carries.map(({ category, remainder }) => [category, remainder]));
  return open.map(({ category, validBet }) =>
    pointLine(rules, { category, validBet, carried: carried.get(category) ?? 0n }),
  );
}

async function saveCarries(tx: Transaction, memberId: bigint, lines: readonly PointLine[]) {
  await tx
    .insertInto('loyalty_carries')
    .values(
      lines.map(({ category, carried }) => ({
        member_id: memberId,
        category,
        remainder: carried,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'category'])
        .doUpdateSet((row) => ({ remainder: row.ref('excluded.remainder') })),
    )
    .execute();
}

const writeLines = (lines: readonly PointLine[]): string =>
  JSON.stringify(lines, (_, one) => (typeof one === 'bigint' ? String(one) : one));
