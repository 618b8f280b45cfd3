import { startOfDay, type Zone } from '@baize/calendar';
import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Content } from '../campaigns/campaign.ts';
import { BET_SUMS, namedBets } from './recount.ts';

type Goal = Content['goals'][number];
type Row = { member_id: bigint; day: string; value: bigint };

type Asked = {
  goals: readonly Goal[];
  members: readonly bigint[];
  span: { from: Date; to: Date };
  /** The cycle in which a day lies. */
  cycleOf: (day: Date) => string;
  zone: Zone;
};

/** What members did in the past, by member and cycle (`7/2026-11-09`): one value for each goal. */
export async function countDeedsOf(db: Database, asked: Asked): Promise<Map<string, Money[]>> {
  const { goals, zone, cycleOf } = asked;
  const counted = new Map<string, Money[]>();
  for (const [n, goal] of goals.entries()) {
    const isGreatest = goal.metric === 'WIN_MULTIPLE' || goal.metric === 'ONE_DEPOSIT';
    for (const { member_id, day, value } of await daysOf(db, goal, asked)) {
      const key = `${member_id}/${cycleOf(startOfDay(day, zone))}`;
      const values = counted.get(key) ?? goals.map(() => 0n);
      const before = values[n]!;
      values[n] = isGreatest ? (value > before ? value : before) : before + value;
      counted.set(key, values);
    }
  }
  return counted;
}

const DEPOSIT_SUMS: Partial<Record<Goal['metric'], RawBuilder<bigint>>> = {
  ONE_DEPOSIT: sql`max(amount)`,
  DEPOSIT_SUM: sql`sum(amount)::bigint`,
  DEPOSIT_COUNT: sql`count(*) * 10000`,
};

async function daysOf(db: Database, goal: Goal, { members, span, zone }: Asked): Promise<Row[]> {
  const ofBets = BET_SUMS[goal.metric];
  const ofDeposits = DEPOSIT_SUMS[goal.metric];
  const ids = members.map(String);
  if (ofBets) {
    const { rows } = await sql<Row>`
      select b.member_id, ${ofBets} as value, to_char(b.settled_at at time zone 'UTC'
        + make_interval(mins => ${zone}::int), 'YYYY-MM-DD') as day
      from promoted_bets b where b.settled_at >= ${span.from} and b.settled_at < ${span.to}
        and b.member_id = any(${ids}::bigint[]) and ${namedBets(goal)} group by b.member_id, day`.execute(
      db,
    );
    return rows;
  }
  if (!ofDeposits) return [];
  const { rows } = await sql<Row>`
    select member_id, ${ofDeposits} as value, to_char(credited_at at time zone 'UTC'
      + make_interval(mins => ${zone}::int), 'YYYY-MM-DD') as day
    from promoted_deposits where credited_at >= ${span.from} and credited_at < ${span.to}
      and member_id = any(${ids}::bigint[]) group by member_id, day`.execute(db);
  return rows;
}
