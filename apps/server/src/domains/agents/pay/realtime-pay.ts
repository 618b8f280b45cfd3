import type { agentsPay as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { boundsOf } from '../report-period.ts';

type Line = {
  bet_id: bigint;
  username: string;
  amount: bigint;
  at: Date;
  stake: bigint | null;
  payout: bigint | null;
};

/** As many lines as anyone reads are counted; older ones are found by their days. */
const MAX_LINES = 10_000;

/** What single bets of the team paid to someone, the newest first. */
export async function listRealtime(
  house: House,
  memberId: bigint,
  { page, size, ...input }: Output<typeof contract.realtimePay.input>,
): Promise<Output<typeof contract.realtimePay.value>> {
  const isAsked = Object.values(input).some((bound) => bound !== undefined);
  const { from, until } = isAsked ? boundsOf(house, input) : { from: null, until: null };
  const mine = sql`e.member_id = ${memberId} and e.kind = 'realtime'
    and (${from}::timestamptz is null or e.at >= ${from})
    and (${until}::timestamptz is null or e.at < ${until})`;
  const { rows } = await sql<Line>`
    select e.bet_id, coalesce(m.username, '') as username, e.amount, e.at, b.stake, b.payout
    from (select * from bet_earnings e where ${mine} order by e.at desc, e.bet_id desc
      limit ${size} offset ${(page - 1) * size}) e
      left join counted_bets b on b.id = e.bet_id left join team_members m on m.id = b.member_id
    where b.id is not null or not refuse_archived(e.bet_id)
    order by e.at desc, e.bet_id desc`.execute(house.db);
  const sums = await sql<{ count: number; unsettled: bigint }>`select
      (select count(*)::int from (select 1 from bet_earnings e where ${mine}
        limit ${MAX_LINES}) counted) as count,
      coalesce((select units from accruals where member_id = ${memberId} and kind = 'realtime'), 0)::bigint
        as unsettled`.execute(house.db);
  const { count, unsettled } = sums.rows[0]!;
  return {
    list: rows.map(({ bet_id, at, ...line }) => ({
      ...line,
      betId: String(bet_id),
      at: at.getTime(),
    })),
    unsettled,
    total: count,
    totalPages: Math.ceil(count / size),
  };
}
