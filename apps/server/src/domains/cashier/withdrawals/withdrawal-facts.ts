import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

export type Asked = {
  memberId: bigint;
  payoutAccountId: bigint;
  /** The withdrawal itself, once it is there: it says nothing about itself. */
  withdrawalId?: bigint;
};

export type Facts = {
  deposited: Money;
  recently: Money;
  played: Money;
  /** Withdrawals of the last day. */
  lately: number;
  /** Members behind the same account, and behind the same device, the member among them. */
  same_account: number;
  same_device: number;
  /** Of the payouts that arrived: how many, when the last one, and how much as a rule. */
  received: number;
  last_at: Date | null;
  usual: Money | null;
};

/** What the house knows of who asks for money. It is advice, so nothing is locked. */
export async function readFacts(
  house: House,
  { memberId, payoutAccountId, withdrawalId = 0n }: Asked,
): Promise<Facts> {
  const now = house.clock.now();
  const { rows } = await sql<Facts>`
    with arrived as (
      select amount - refunded as amount, ended_at from withdrawals where member_id = ${memberId}
        and id <> ${withdrawalId} and ${ARRIVED})
    select
      (select count(*)::int from arrived) as received,
      (select max(ended_at) from arrived) as last_at,
      (select percentile_disc(0.5) within group (order by amount) from arrived) as usual,
      (select coalesce(sum(credited), 0)::bigint from deposits where member_id = ${memberId}) as deposited,
      (select coalesce(sum(credited), 0)::bigint from deposits where member_id = ${memberId}
        and created_at > ${now}::timestamptz - interval '7 days') as recently,
      (select coalesce(sum(valid_bet), 0)::bigint from counted_plays where member_id = ${memberId}
        and settled_at > ${now}::timestamptz - interval '7 days') as played,
      (select count(*)::int from withdrawals where member_id = ${memberId}
        and id <> ${withdrawalId} and applied_at > ${now}::timestamptz - interval '1 day') as lately,
      (select count(distinct o.member_id)::int from payout_account_uses m
        join payout_account_uses o on o.account_lookup = m.account_lookup
        where m.id = ${payoutAccountId} and m.member_id = ${memberId}) as same_account,
      (select coalesce(max(c.count), 0)::int from device_uses m cross join lateral (
        select count(*) as count from device_uses o where o.device = m.device) c
        where m.member_id = ${memberId}) as same_device`.execute(house.db);
  return rows[0]!;
}

const ARRIVED = sql`state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED')`;

/** When the two last payouts of each member arrived: what was played since is told with the next, and with the last itself. */
export const payoutInstants = sql`
  select member_id, ended_at as at from (
    select member_id, ended_at, row_number() over (partition by member_id order by ended_at desc) as n
    from withdrawals where ${ARRIVED}) arrived
  where n <= 2`;

export type Since = { deposits: Money; bets: Money; net: Money; bonuses: Money };

/** What came in, was played and was given since the last payout. */
export async function readSince(house: House, memberId: bigint, since: Date): Promise<Since> {
  const { rows } = await sql<Since>`
    select
      (select coalesce(sum(credited), 0)::bigint from deposits where member_id = ${memberId}
        and decided_at > ${since}) as deposits,
      (select coalesce(sum(stake), 0)::bigint from counted_plays where member_id = ${memberId}
        and settled_at > ${since}) as bets,
      (select coalesce(sum(payout - stake), 0)::bigint from counted_plays
        where member_id = ${memberId} and settled_at > ${since}) as net,
      (select coalesce(sum(bonus), 0)::bigint from deposits where member_id = ${memberId}
        and decided_at > ${since})
      + (select coalesce(sum(amount), 0)::bigint from rebate_claims where member_id = ${memberId}
        and at > ${since}) as bonuses`.execute(house.db);
  return rows[0]!;
}
