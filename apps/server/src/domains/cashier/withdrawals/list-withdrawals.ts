import { cashierQueues, type cashierDesk as contract, type Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { usernamesOf } from '../../members/index.ts';
import { namesOfActors } from '../actor-names.ts';
import type { Withdrawal } from '../tables.ts';
import { showRows } from './withdrawal-rows.ts';
import { stepsOf } from './withdrawal-steps.ts';

type Wish = Output<typeof contract.listWithdrawals.input>;
type Shown = Output<typeof contract.listWithdrawals.value>;

const ENDED = ['received', 'returned'];

/** Withdrawals as the desk sees them: a queue is worked off from its oldest end. */
export async function listWithdrawals(house: House, wish: Wish): Promise<Shown> {
  let query = house.db.selectFrom('withdrawals');
  if (wish.queue) query = query.where('state', 'in', cashierQueues.withdrawalQueues[wish.queue]);
  if (wish.state) query = query.where('state', '=', wish.state);
  if (wish.withdrawId) query = query.where('id', '=', BigInt(wish.withdrawId));
  if (wish.memberId) query = query.where('member_id', '=', BigInt(wish.memberId));
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const isWorkedOff = wish.queue !== undefined && !ENDED.includes(wish.queue);
  const rows = await query
    .selectAll()
    .orderBy('id', isWorkedOff ? 'asc' : 'desc')
    .limit(wish.size)
    .offset((wish.page - 1) * wish.size)
    .execute();
  const list = await forDesk(house, rows);
  return { list, totalPages: Math.ceil(count / wish.size), totalCount: count };
}

async function forDesk(house: House, rows: readonly Withdrawal[]): Promise<Shown['list']> {
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
  const shown = await showRows(house, rows);
  return shown.map((one, n) => {
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
