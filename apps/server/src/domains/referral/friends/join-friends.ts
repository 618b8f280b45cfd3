import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

/** Writes down who came by whose code, in the order in which they came: a friend's friend may be next. */
export async function joinFriends(tx: Transaction, memberIds: readonly bigint[]): Promise<void> {
  for (const memberId of memberIds) {
    await sql`insert into referral_friends (member_id, referrer_id, second_id, third_id, joined_at)
      select r.member_id, r.owner_id, f.referrer_id, f.second_id, r.registered_at
      from referred_members r left join referral_friends f on f.member_id = r.owner_id
      where r.member_id = ${memberId} and r.owner_id <> r.member_id
      on conflict do nothing`.execute(tx);
  }
}

export async function isFriend(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  const known = await db
    .selectFrom('referral_friends')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return known !== undefined;
}
