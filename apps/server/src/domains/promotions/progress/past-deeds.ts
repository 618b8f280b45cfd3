import { startOfDay, type Zone } from '@baize/calendar';
import { promotionsCampaign as contract } from '@baize/contract';
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
    const isGreatest = GREATEST.includes(goal.metric);
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

const GREATEST: readonly Goal['metric'][] = [
  'WIN_MULTIPLE',
  'ONE_DEPOSIT',
  ...contract.standingMetrics,
];

/** What members `m` are in the end, taken for every day: it is not known what they were. */
const standings = (at: Date): Partial<Record<Goal['metric'], RawBuilder<bigint>>> => ({
  PHONE_PROVED: sql`(m.mobile_verified_at is not null)::int::bigint`,
  CARD_BOUND: sql`(exists (select 1 from payout_account_uses p
    where p.member_id = m.id and p.removed_at is null))::int::bigint`,
  CLUB_LEVEL: sql`coalesce((select case when l.manual_until > ${at} then l.manual_level else l.level
    end from promoted_levels l where l.member_id = m.id), 0)::bigint`,
});

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
      from promoted_plays b where b.settled_at >= ${span.from} and b.settled_at < ${span.to}
        and b.member_id = any(${ids}::bigint[]) and ${namedBets(goal)} group by b.member_id, day`.execute(
      db,
    );
    return rows;
  }
  const ofPerson = standings(span.to)[goal.metric];
  if (ofPerson) {
    const { rows } = await sql<Row>`
      select m.id as member_id, ${ofPerson} * 10000 as value, to_char(d.day, 'YYYY-MM-DD') as day
      from promoted_members m, generate_series(
        (${span.from}::timestamptz at time zone 'UTC' + make_interval(mins => ${zone}::int))::date,
        (${span.to}::timestamptz at time zone 'UTC' + make_interval(mins => ${zone}::int))::date - 1,
        interval '1 day') d (day)
      where m.id = any(${ids}::bigint[])`.execute(db);
    return rows;
  }
  if (goal.metric === 'FRIENDS') return friendDays(db, { members, span, zone });
  if (!ofDeposits) return [];
  const { rows } = await sql<Row>`
    select member_id, ${ofDeposits} as value, to_char(credited_at at time zone 'UTC'
      + make_interval(mins => ${zone}::int), 'YYYY-MM-DD') as day
    from promoted_deposits where credited_at >= ${span.from} and credited_at < ${span.to}
      and member_id = any(${ids}::bigint[]) group by member_id, day`.execute(db);
  return rows;
}

/** By the day on which a friend paid in for the first time. */
async function friendDays(
  db: Database,
  { members, span, zone }: Pick<Asked, 'members' | 'span' | 'zone'>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.owner_id as member_id, count(*) * 10000 as value, to_char(f.first_at at time zone 'UTC'
      + make_interval(mins => ${zone}::int), 'YYYY-MM-DD') as day
    from (select r.owner_id, min(d.credited_at) as first_at from referred_members r
      join promoted_deposits d on d.member_id = r.member_id
      where r.owner_id = any(${members.map(String)}::bigint[]) group by r.owner_id, r.member_id) f
    where f.first_at >= ${span.from} and f.first_at < ${span.to} group by 1, 3`.execute(db);
  return rows;
}
