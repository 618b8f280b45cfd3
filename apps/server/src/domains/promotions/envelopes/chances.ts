import { addDays, dayOf, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';
import type { Fall } from './falls.ts';

type Db = Database | Transaction;

export type Those = { campaign: Campaign; fall: Fall; memberIds: readonly bigint[] };

export type Caught = { count: number; sum: Money };

/** What each of them caught of a fall; who caught nothing has none. */
export async function caughtIn(
  db: Db,
  { campaign, fall, memberIds }: Those,
): Promise<(memberId: bigint) => Caught> {
  const { rows } = await sql<Caught & { member_id: bigint }>`
    select member_id, count(*)::int as count, sum(amount)::bigint as sum from promotion_catches
    where campaign_id = ${campaign.id} and falls_at = ${fall.startsAt}
      and member_id = any(${memberIds.map(String)}::bigint[]) group by member_id`.execute(db);
  const found = new Map(rows.map(({ member_id, count, sum }) => [member_id, { count, sum }]));
  return (memberId) => found.get(memberId) ?? { count: 0, sum: 0n };
}

export type DayBefore = { deposited: Money; played: Money };

/** What each deposited and played on the day before the fall, by which chances are given. */
export async function dayBefore(
  db: Db,
  { fall, memberIds, zone }: Omit<Those, 'campaign'> & { zone: number },
): Promise<(memberId: bigint) => DayBefore> {
  const today = dayOf(fall.startsAt, zone);
  const [from, to] = [startOfDay(addDays(today, -1), zone), startOfDay(today, zone)];
  const { rows } = await sql<DayBefore & { id: bigint }>`select m as id,
    (select coalesce(sum(amount), 0)::bigint from promoted_deposits
     where member_id = m and credited_at >= ${from} and credited_at < ${to}) as deposited,
    (select coalesce(sum(valid_bet), 0)::bigint from promoted_plays
     where member_id = m and settled_at >= ${from} and settled_at < ${to}) as played
    from unnest(${memberIds.map(String)}::bigint[]) m`.execute(db);
  const found = new Map(rows.map(({ id, deposited, played }) => [id, { deposited, played }]));
  return (memberId) => found.get(memberId) ?? { deposited: 0n, played: 0n };
}

/** The highest step of the ladder that was reached; one for everyone where no ladder is set. */
export function chancesFor(
  { rainChances: ladder }: Pick<Content, 'rainChances'>,
  { deposited, played }: DayBefore,
): number {
  if (ladder.length === 0) return 1;
  const reached = ladder.filter(
    ({ deposit, validBet }) => deposited >= deposit && played >= validBet,
  );
  return Math.max(0, ...reached.map(({ chances }) => chances));
}

export async function chancesOf(
  db: Db,
  those: Those & { zone: number },
): Promise<(memberId: bigint) => number> {
  const { content } = those.campaign;
  if (content.rainChances.length === 0) return () => 1;
  const daysOf = await dayBefore(db, those);
  return (memberId) => chancesFor(content, daysOf(memberId));
}
