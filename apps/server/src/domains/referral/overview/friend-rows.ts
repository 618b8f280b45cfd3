import { days } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { ReferralSettings } from '../settings.ts';
import type { BlockReason } from '../tables.ts';

export type FriendState = 'WAITING' | 'QUALIFIED' | 'LAPSED' | 'INVALID';

export type FriendRow = {
  member_id: bigint;
  username: string;
  referrer_id: bigint;
  referrer: string;
  level: number;
  state: FriendState;
  reason: BlockReason | null;
  joined_at: Date;
  qualified_at: Date | null;
  mobile_verified_at: Date | null;
  first_deposit: bigint | null;
  valid_bet: bigint;
  brought: bigint;
};

type Asked = {
  /** Whose friends; all of them where nobody is named. */
  earnerId: bigint | null;
  level: number | null;
  state: FriendState | null;
  at: Date;
  settings: ReferralSettings;
  page: number;
  size: number;
};

/** Friends with how far they are, newest first: the one reading for members, operators and old clients. */
export async function readFriends(db: Database, asked: Asked) {
  const { earnerId, level, state, at, settings, page, size } = asked;
  const since = new Date(at.getTime() - days(settings.days));
  const seen: RawBuilder<unknown> =
    earnerId === null
      ? sql`(values (f.referrer_id, 1)) e (earner_id, level)`
      : sql`(values (f.referrer_id, 1), (f.second_id, 2), (f.third_id, 3)) e (earner_id, level)`;
  const wanted = sql`from referral_friends f cross join lateral ${seen}
    left join referral_blocks b on b.friend_id = f.member_id and b.earner_id = e.earner_id
      and b.lifted_at is null
    cross join lateral (select case when b.reason is not null then 'INVALID'
      when f.qualified_at is not null then 'QUALIFIED'
      when f.joined_at <= ${since} then 'LAPSED' else 'WAITING' end as state) s
    where (${earnerId}::bigint is null or (e.earner_id = ${earnerId} and (f.referrer_id = ${earnerId}
        or f.second_id = ${earnerId} or f.third_id = ${earnerId})))
      and (${level}::int is null or e.level = ${level}) and (${state}::text is null or s.state = ${state})`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count ${wanted}`.execute(db);
  const { rows } = await sql<FriendRow>`
    select r.*, m.username, o.username as referrer, m.mobile_verified_at,
      (select d.amount from promoted_deposits d where d.member_id = r.member_id and d.is_first limit 1)
        as first_deposit,
      coalesce((select sum(l.share) from referral_lines l where l.friend_id = r.member_id
        and (${earnerId}::bigint is null or l.earner_id = ${earnerId})), 0)::bigint as brought
    from (select f.*, e.level, s.state, b.reason ${wanted}
      order by f.member_id desc limit ${size} offset ${(page - 1) * size}) r
    join referral_members m on m.id = r.member_id join referral_members o on o.id = r.referrer_id
    order by r.member_id desc`.execute(db);
  const totalCount = counted[0]!.count;
  return { rows, totalCount, totalPages: Math.ceil(totalCount / size) };
}
