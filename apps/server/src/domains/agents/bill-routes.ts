import { agentsBills as contract, type Output } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
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

export async function listRealtime(
  { db }: House,
  memberId: bigint,
  { page, size }: Output<typeof contract.realtimePay.input>,
): Promise<Output<typeof contract.realtimePay.value>> {
  const { rows } = await sql<{ bet_id: bigint; username: string; amount: bigint; at: Date }>`
    select e.bet_id, coalesce(m.username, '') as username, e.amount, e.at
    from bet_earnings e left join counted_bets b on b.id = e.bet_id
      left join team_members m on m.id = b.member_id
    where e.member_id = ${memberId} and e.kind = 'realtime'
    order by e.at desc, e.bet_id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const sums = await sql<{ count: number; unsettled: bigint }>`select
      (select count(*)::int from bet_earnings where member_id = ${memberId} and kind = 'realtime') as count,
      coalesce((select units from accruals where member_id = ${memberId} and kind = 'realtime'), 0)::bigint
        as unsettled`.execute(db);
  const { count, unsettled } = sums.rows[0]!;
  return {
    list: rows.map(({ bet_id, username, amount, at }) => ({
      ...{ betId: String(bet_id), username, amount, at: at.getTime() },
    })),
    ...{ unsettled, total: count, totalPages: Math.ceil(count / size) },
  };
}
