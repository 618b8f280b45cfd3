import {
  cashierDepositsOperator,
  type cashierDepositsOperator as contract,
  type Output,
} from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { type NameOf, namesOfActors } from '../actor-names.ts';
import type { Deposit, Payment } from '../tables.ts';
import { memberAsked } from '../whose.ts';
import { beginsWith } from './find-deposits.ts';

type DepositInput = Output<typeof contract.listDeposits.input>;
type Deposits = Output<typeof contract.listDeposits.value>;
type Payments = Output<typeof contract.listPayments.value>;

/** Deposits as operators see them: what waits is listed from its oldest end. */
export async function listDeposits(
  house: House,
  { rights }: Pick<Caller, 'rights'>,
  input: DepositInput,
): Promise<Deposits> {
  const query = matching(house, input, await memberAsked(house, input));
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const isWorkedOff = input.queue === 'open' || input.queue === 'confirming';
  const rows = await query
    .selectAll()
    .orderBy('id', isWorkedOff ? 'asc' : 'desc')
    .$call(onPage(input))
    .execute();
  const members = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  const nameOf = await namesOfActors(
    house,
    rows.flatMap(({ decided_by }) => decided_by ?? []),
  );
  const mayMatch = rights.includes('cashier.deposits');
  const list = rows.map((row) => ({
    ...toDepositRow(row, nameOf),
    username: members.get(row.member_id) ?? '',
    // Whoever matches compares the name that the bank names; nobody else needs it.
    payer: row.payer_sealed && mayMatch ? house.keys.open(row.payer_sealed) : null,
  }));
  return pageOf(list, count, input);
}

function matching(house: House, input: DepositInput, memberId: bigint | undefined) {
  let query = house.db.selectFrom('deposits');
  if (input.queue)
    query = query.where('state', 'in', cashierDepositsOperator.depositQueues[input.queue]);
  if (input.state) query = query.where('state', '=', input.state);
  if (input.uncredited) query = query.where('credited', 'is', null);
  if (input.channel) query = query.where('channel', '=', input.channel);
  if (input.depositId) query = query.where('id', '=', BigInt(input.depositId));
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (input.startDate) query = query.where('created_at', '>=', new Date(input.startDate));
  if (input.endDate) query = query.where('created_at', '<', new Date(input.endDate));
  return query;
}

function toDepositRow(row: Deposit, nameOf: NameOf) {
  return {
    depositId: String(row.id),
    memberId: Number(row.member_id),
    channel: row.channel,
    method: row.method,
    state: row.state,
    asked: row.asked,
    shown: row.shown,
    received: row.received,
    credited: row.credited,
    fee: row.fee,
    bonus: row.bonus,
    rate: Number(row.rate),
    externalId: row.external_id,
    proofIds: row.proof_ids.map(String),
    remark: row.remark,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
    paidAt: row.paid_at?.getTime() ?? null,
    decidedAt: row.decided_at?.getTime() ?? null,
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
  };
}

export async function listPayments(
  house: House,
  input: Output<typeof contract.listPayments.input>,
): Promise<Payments> {
  let query = house.db.selectFrom('deposit_payments').where('removed_at', 'is', null);
  if (input.unmatched === 'yes') query = query.where('matched_at', 'is', null);
  if (input.channel) query = query.where('channel', '=', input.channel);
  if (input.externalId) query = query.where(beginsWith(house, input.externalId.trim()));
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('id', 'desc').$call(onPage(input)).execute();
  const nameOf = await namesOfActors(
    house,
    rows.flatMap(({ matched_by, entered_by }) => [matched_by ?? [], entered_by ?? []].flat()),
  );
  const list = rows.map((row) => toPaymentRow(row, nameOf));
  return pageOf(list, count, input);
}

function toPaymentRow(row: Payment, nameOf: NameOf) {
  return {
    paymentId: String(row.id),
    channel: row.channel,
    externalId: row.external_id,
    amount: row.amount,
    confirmations: row.confirmations,
    note: row.note,
    depositId: row.deposit_id === null ? null : String(row.deposit_id),
    arrivedAt: row.arrived_at.getTime(),
    matchedAt: row.matched_at?.getTime() ?? null,
    matchedBy: row.matched_by === null ? null : nameOf(row.matched_by),
    enteredBy: row.entered_by === null ? null : nameOf(row.entered_by),
  };
}
