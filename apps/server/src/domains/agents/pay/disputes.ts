import type { agentsPay, agentsPayOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../operators/index.ts';
import { tellMembers } from '../contracts/contract-changes.ts';
import { showBills } from './bills.ts';

/** The receiver of a bill says that it is wrong; once, until they are answered. */
export async function disputeBill(
  house: House,
  memberId: bigint,
  { billId, words }: Output<typeof agentsPay.disputeBill.input>,
): Promise<{ disputeId: string }> {
  const bill = await house.db
    .selectFrom('bills')
    .select(['id', 'run_id'])
    .where('id', '=', BigInt(billId))
    .where('receiver_id', '=', memberId)
    .executeTakeFirst();
  if (!bill) refuse('NOT_FOUND');
  const made = await house.db
    .insertInto('bill_disputes')
    .values({
      bill_id: bill.id,
      run_id: bill.run_id,
      member_id: memberId,
      words,
      state: 'OPEN',
      answer: null,
      at: house.clock.now(),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return { disputeId: String((made ?? refuse('ALREADY_DECIDED')).id) };
}

export async function listDisputes(
  { reports }: House,
  { state, page, pageSize }: Output<typeof contract.disputes.input>,
): Promise<Output<typeof contract.disputes.value>> {
  const cases = reports
    .selectFrom('bill_disputes')
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const rows = await cases
    .selectAll()
    .orderBy('id', state === 'OPEN' ? 'asc' : 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const { count } = await cases
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const found = await reports
    .selectFrom('bills')
    .selectAll()
    .where('id', 'in', [0n, ...rows.map(({ bill_id }) => bill_id)])
    .execute();
  const bills = new Map((await showBills(reports, found)).map((bill) => [bill.id, bill]));
  const list = rows.flatMap((row) => {
    const bill = bills.get(String(row.bill_id));
    // A run that was counted again has other bills; the case was closed with it.
    if (!bill) return [];
    const { words, state, answer } = row;
    const ids = { id: String(row.id), runId: String(row.run_id) };
    return [{ ...ids, words, state, answer, at: row.at.getTime(), bill }];
  });
  return pageOf(list, count, { page, pageSize });
}

export async function decideDispute(
  house: House,
  caller: Caller,
  { disputeId, isUpheld, answer }: Output<typeof contract.decideDispute.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const decided = await tx
      .updateTable('bill_disputes')
      .set({ state: isUpheld ? 'UPHELD' : 'REJECTED', answer, decided_at: house.clock.now() })
      .where('id', '=', BigInt(disputeId))
      .where('state', '=', 'OPEN')
      .returning(['member_id', 'bill_id'])
      .executeTakeFirst();
    if (!decided) refuse('ALREADY_DECIDED');
    await tellMembers(house, tx, [decided.member_id], answer);
    await recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action: isUpheld ? 'agents.dispute.upheld' : 'agents.dispute.rejected',
      subject: `bill:${decided.bill_id}`,
      after: { disputeId, answer },
      address: caller.address,
    });
  });
  return null;
}
