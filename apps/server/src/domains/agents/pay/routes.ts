import { agentsBills as contract, type Output } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { boundsOf } from '../report-period.ts';
import { listBills, payBills } from './bills.ts';
import { showDebts } from './debts.ts';
import { disputeBill } from './disputes.ts';

export function billRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.dividendBills, (wish, { memberId }) =>
    listBills(house, memberId, 'DIVIDEND', wish),
  );
  serve(app, contract.dailyBills, (wish, { memberId }) =>
    listBills(house, memberId, 'DAILY', wish),
  );
  serve(app, contract.hourlyBills, (wish, { memberId }) =>
    listBills(house, memberId, 'HOURLY', wish),
  );
  serve(app, contract.payBills, ({ billIds }, { memberId }) => payBills(house, memberId, billIds));
  serve(app, contract.debts, (_, { memberId }) => showDebts(house, memberId));
  serve(app, contract.disputeBill, (wish, { memberId }) => disputeBill(house, memberId, wish));
  serve(app, contract.realtimePay, (wish, { memberId }) => listRealtime(house, memberId, wish));
}

type Line = {
  bet_id: bigint;
  username: string;
  amount: bigint;
  at: Date;
  stake: bigint | null;
  payout: bigint | null;
};

/** As many lines as anyone reads are counted; older ones are found by their days. */
const MOST_LINES = 10_000;

export async function listRealtime(
  house: House,
  memberId: bigint,
  { page, size, ...wish }: Output<typeof contract.realtimePay.input>,
): Promise<Output<typeof contract.realtimePay.value>> {
  const isAsked = Object.values(wish).some((bound) => bound !== undefined);
  const { from, until } = isAsked ? boundsOf(house, wish) : { from: null, until: null };
  const mine = sql`e.member_id = ${memberId} and e.kind = 'realtime'
    and (${from}::timestamptz is null or e.at >= ${from})
    and (${until}::timestamptz is null or e.at < ${until})`;
  const { rows } = await sql<Line>`
    select e.bet_id, coalesce(m.username, '') as username, e.amount, e.at, b.stake, b.payout
    from (select * from bet_earnings e where ${mine} order by e.at desc, e.bet_id desc
      limit ${size} offset ${(page - 1) * size}) e
      left join counted_bets b on b.id = e.bet_id left join team_members m on m.id = b.member_id
    order by e.at desc, e.bet_id desc`.execute(house.db);
  const sums = await sql<{ count: number; unsettled: bigint }>`select
      (select count(*)::int from (select 1 from bet_earnings e where ${mine}
        limit ${MOST_LINES}) counted) as count,
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
