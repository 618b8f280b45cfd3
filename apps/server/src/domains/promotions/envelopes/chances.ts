import { addDays, dayOf, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';
import type { Fall } from './falls.ts';

export type Own = { campaign: Campaign; fall: Fall; memberId: bigint };

type Db = Database | Transaction;

export async function caughtIn(db: Db, { campaign, fall, memberId }: Own) {
  const { rows } = await sql<{ count: number; sum: bigint }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from promotion_catches
    where campaign_id = ${campaign.id} and falls_at = ${fall.startsAt}
      and member_id = ${memberId}`.execute(db);
  return rows[0]!;
}

export type DayBefore = { deposited: Money; played: Money };

/** What was deposited and played on the day before the fall, by which chances are given. */
export async function dayBefore(
  db: Db,
  { fall, memberId, zone }: Omit<Own, 'campaign'> & { zone: number },
): Promise<DayBefore> {
  const today = dayOf(fall.startsAt, zone);
  const [from, to] = [startOfDay(addDays(today, -1), zone), startOfDay(today, zone)];
  const { rows } = await sql<DayBefore>`select
    (select coalesce(sum(amount), 0)::bigint from promoted_deposits
     where member_id = ${memberId} and credited_at >= ${from} and credited_at < ${to}) as deposited,
    (select coalesce(sum(valid_bet), 0)::bigint from promoted_bets
     where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to}) as played`.execute(
    db,
  );
  return rows[0]!;
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

export async function chancesOf(db: Db, own: Own & { zone: number }): Promise<number> {
  const { content } = own.campaign;
  if (content.rainChances.length === 0) return 1;
  return chancesFor(content, await dayBefore(db, own));
}
