import { startOfDay, type Zone } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Content } from '../campaigns/campaign.ts';
import { namedBets } from './recount.ts';

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

const BET_SUMS: Partial<Record<Goal['metric'], string>> = {
  VALID_BET: 'sum(b.valid_bet)',
  BET_COUNT: 'count(*) * 10000',
  WIN_SUM: 'sum(b.payout)',
  LOSS: 'sum(b.stake - b.payout)',
  WIN_MULTIPLE: 'max(case when b.stake > 0 then b.payout * 10000 / b.stake else 0 end)',
};
const DEPOSIT_SUMS: Partial<Record<Goal['metric'], string>> = {
  ONE_DEPOSIT: 'max(amount)',
  DEPOSIT_SUM: 'sum(amount)',
  DEPOSIT_COUNT: 'count(*) * 10000',
};

async function daysOf(db: Database, goal: Goal, { members, span, zone }: Asked): Promise<Row[]> {
  const ofBets = BET_SUMS[goal.metric];
  const ofDeposits = DEPOSIT_SUMS[goal.metric];
  const ids = members.map(String);
  const dayOf = (column: string) =>
    sql.raw(
      `to_char(${column} at time zone 'UTC' + make_interval(mins => ${Number(zone)}), 'YYYY-MM-DD')`,
    );
  if (ofBets) {
    const { rows } = await sql<Row>`
      select b.member_id, ${dayOf('b.settled_at')} as day, (${sql.raw(ofBets)})::bigint as value
      from promoted_bets b where b.settled_at >= ${span.from} and b.settled_at < ${span.to}
        and b.member_id = any(${ids}::bigint[]) and ${namedBets(goal)} group by 1, 2`.execute(db);
    return rows;
  }
  if (!ofDeposits) return [];
  const { rows } = await sql<Row>`
    select member_id, ${dayOf('credited_at')} as day, (${sql.raw(ofDeposits)})::bigint as value
    from promoted_deposits where credited_at >= ${span.from} and credited_at < ${span.to}
      and member_id = any(${ids}::bigint[]) group by 1, 2`.execute(db);
  return rows;
}
