import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { selfExcludedEver } from '../../protection/index.ts';
import { COUNTED_REASON } from './money-sums.ts';

export type SumFault = { what: string; memberId: string };

/**
 * Proves the kept sums against a full recomputation: every member's against their bets and transfers,
 * every team's against its members'. Bets booked after an exclusion are not counted, so that those
 * members' own bets are left out of the proof. Answers the first fault of each kind; events must be drained.
 */
export async function checkSums({ reports }: House): Promise<SumFault[]> {
  const left = await selfExcludedEver(reports);
  const { rows } = await sql<{ what: string; member_id: bigint }>`
    (select 'bets' as what, coalesce(k.member_id, b.member_id) as member_id
     from (select member_id, category, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid,
             sum(payout) as payout from member_bets group by 1, 2) k
     full join (select member_id, category, sum(bets) as bets, sum(stake) as stake,
             sum(valid_bet) as valid, sum(payout) as payout
           from counted_plays where member_id in (select id from team_members) group by 1, 2) b
       using (member_id, category)
     where not (member_id = any(${left.map(String)}::bigint[]))
       and (coalesce(k.bets, 0), coalesce(k.stake, 0), coalesce(k.valid, 0), coalesce(k.payout, 0))
       <> (coalesce(b.bets, 0), coalesce(b.stake, 0), coalesce(b.valid, 0), coalesce(b.payout, 0))
     limit 1)
    union all
    (select 'money', coalesce(k.member_id, t.member_id)
     from (select member_id, reason, sum(times) as times, sum(amount) as amount
           from member_money group by 1, 2) k
     full join (select member_id, ${COUNTED_REASON} as reason, sum(times) as times, sum(amount) as amount
           from counted_moves
           where id <= (select after_id from transfer_cursor)
             and ${COUNTED_REASON} in (select distinct reason from member_money)
             and member_id in (select id from team_members) group by 1, 2) t
       using (member_id, reason)
     where (coalesce(k.times, 0), coalesce(k.amount, 0)) <> (coalesce(t.times, 0), coalesce(t.amount, 0))
     limit 1)
    union all
    (select 'team bets', coalesce(k.member_id, o.member_id)
     from team_bets k
     full join (select leader::bigint as member_id, day, category, sum(stake) as stake,
             sum(valid_bet) as valid, sum(payout) as payout
           from member_bets, string_to_table(trim(both '/' from path), '/') leader group by 1, 2, 3) o
       using (member_id, day, category)
     where (coalesce(k.stake, 0), coalesce(k.valid_bet, 0), coalesce(k.payout, 0))
       <> (coalesce(o.stake, 0), coalesce(o.valid, 0), coalesce(o.payout, 0))
     limit 1)
    union all
    (select 'team money', coalesce(k.member_id, o.member_id)
     from team_money k
     full join (select leader::bigint as member_id, day, reason, sum(amount) as amount
           from member_money, string_to_table(trim(both '/' from path), '/') leader group by 1, 2, 3) o
       using (member_id, day, reason)
     where coalesce(k.amount, 0) <> coalesce(o.amount, 0)
     limit 1)`.execute(reports);
  return rows.map(({ what, member_id }) => ({ what, memberId: String(member_id) }));
}
