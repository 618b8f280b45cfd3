import { hours } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { ReferralSettings } from '../settings.ts';
import { EARNERS } from './levels.ts';

/** Two sign-ins at one address within this time may be one person's. */
const ADDRESS_HOURS = hours(24) / hours(1);

/** The names and accounts to which money of theirs may go. */
const namesOf = (who: string) => {
  const id = sql.ref(`${who}.id`);
  return sql`(select ${sql.ref(`${who}.real_name_lookup`)} as name
    union select u.holder_lookup from payout_account_uses u where u.member_id = ${id}
    union select u.account_lookup from payout_account_uses u where u.member_id = ${id})`;
};

/** What tells that the accounts `a` and `b` are one person, whatever they do. */
const sameThing = (a: string, b: string) => {
  const [one, other] = [sql.ref(`${a}.id`), sql.ref(`${b}.id`)];
  return {
    device: sql`exists (select 1 from device_uses u join device_uses v on v.device = u.device
      where u.member_id = ${one} and v.member_id = ${other})`,
    phone: sql`${sql.ref(`${a}.mobile_lookup`)} = ${sql.ref(`${b}.mobile_lookup`)}`,
    bank: sql`exists (select 1 from ${namesOf(a)} n join ${namesOf(b)} k on k.name = n.name)`,
  };
};

/** An address tells something only until the friend has qualified: friends do meet. */
const SAME_ADDRESS = sql`(f.qualified_at is null and exists (
  select 1 from session_addresses u join session_addresses v on v.address = u.address
    and v.started_at between u.started_at - make_interval(hours => ${ADDRESS_HOURS}::int)
      and u.started_at + make_interval(hours => ${ADDRESS_HOURS}::int)
  where u.member_id = m.id and v.member_id = o.id))`;

type Asked = { friendIds: readonly bigint[]; blocks: ReferralSettings['blocks']; at: Date };

/**
 * Blocks every pair of these friends and those who earn by them that seems to be one person. Whoever
 * invited a friend is also compared by the friends they invited before: one telephone is one friend.
 */
export async function blockSamePersons(
  tx: Transaction,
  { friendIds, blocks, at }: Asked,
): Promise<void> {
  if (friendIds.length === 0) return;
  const ids = friendIds.map(String);
  const { device, phone, bank } = sameThing('m', 'o');
  await sql`insert into referral_blocks (friend_id, earner_id, level, reason, same_as, seen_at)
    select friend_id, earner_id, level, reason, null, ${at} from (
      select f.member_id as friend_id, e.earner_id, min(e.level) as level, case
        when ${blocks.DEVICE} and bool_or(${device}) then 'DEVICE'
        when ${blocks.PHONE} and bool_or(${phone}) then 'PHONE'
        when ${blocks.BANK_NAME} and bool_or(${bank}) then 'BANK_NAME'
        when ${blocks.ADDRESS} and bool_or(${SAME_ADDRESS}) then 'ADDRESS' end as reason
      from referral_friends f cross join lateral ${EARNERS}
      join referral_members m on m.id = f.member_id join referral_members o on o.id = e.earner_id
      where f.member_id = any(${ids}::bigint[])
      group by f.member_id, e.earner_id) pairs
    where reason is not null on conflict do nothing`.execute(tx);
  await sql`insert into referral_blocks (friend_id, earner_id, level, reason, same_as, seen_at)
    select distinct on (friend_id) friend_id, earner_id, 1, reason, same_as, ${at} from (
      select f.member_id as friend_id, f.referrer_id as earner_id, o.id as same_as, case
        when ${blocks.DEVICE} and ${device} then 'DEVICE'
        when ${blocks.PHONE} and ${phone} then 'PHONE'
        when ${blocks.BANK_NAME} and ${bank} then 'BANK_NAME' end as reason
      from referral_friends f
      join referral_friends g on g.referrer_id = f.referrer_id and g.member_id < f.member_id
      join referral_members m on m.id = f.member_id join referral_members o on o.id = g.member_id
      where f.member_id = any(${ids}::bigint[])) pairs
    where reason is not null order by friend_id, same_as
    on conflict do nothing`.execute(tx);
}
