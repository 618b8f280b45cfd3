import {
  cashierWithdrawalsOperator,
  type cashierWithdrawalsOperator as contract,
  type Output,
} from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { namesOfActors } from '../actor-names.ts';
import type { Withdrawal } from '../tables.ts';
import { memberAsked } from '../whose.ts';
import { toWithdrawalRows } from './withdrawal-rows.ts';
import { stepsOf } from './withdrawal-steps.ts';

type Input = Output<typeof contract.listWithdrawals.input>;
type Answer = Output<typeof contract.listWithdrawals.value>;

const ENDED = ['received', 'returned'];

/** Withdrawals as operators see them: a queue is listed from its oldest end. */
export async function listWithdrawals(house: House, input: Input): Promise<Answer> {
  let query = house.db.selectFrom('withdrawals');
  if (input.queue)
    query = query.where('state', 'in', cashierWithdrawalsOperator.withdrawalQueues[input.queue]);
  if (input.state) query = query.where('state', '=', input.state);
  if (input.withdrawId) query = query.where('id', '=', BigInt(input.withdrawId));
  const memberId = await memberAsked(house, input);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (input.startDate) query = query.where('applied_at', '>=', new Date(input.startDate));
  if (input.endDate) query = query.where('applied_at', '<', new Date(input.endDate));
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const isWorkedOff = input.queue !== undefined && !ENDED.includes(input.queue);
  const rows = await query
    .selectAll()
    .orderBy('id', isWorkedOff ? 'asc' : 'desc')
    .$call(onPage(input))
    .execute();
  const list = await toOperatorRows(house, rows);
  return pageOf(list, count, input);
}

async function toOperatorRows(house: House, rows: readonly Withdrawal[]): Promise<Answer['list']> {
  const ids = rows.map(({ id }) => id);
  const steps = await stepsOf(house.db, ids);
  const nameOf = await namesOfActors(
    house,
    steps.map(({ actor }) => actor),
  );
  const members = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  const listed = await toWithdrawalRows(house, rows);
  return listed.map((one, n) => {
    const { id, member_id, hints } = rows[n]!;
    const timeline = steps
      .filter(({ withdrawal_id }) => withdrawal_id === id)
      .map(({ state, actor, note, amount, proof_ids, at }) => ({
        state: state as Withdrawal['state'],
        by: nameOf(actor),
        note,
        amount,
        proofIds: proof_ids.map(String),
        at: at.getTime(),
      }));
    const memberId = Number(member_id);
    return { ...one, memberId, username: members.get(member_id) ?? '', hints, timeline };
  });
}
