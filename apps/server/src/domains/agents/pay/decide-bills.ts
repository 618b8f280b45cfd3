import type { agentsPayOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY, postTogether, type Transfer } from '../../wallet/index.ts';
import type { BillRow } from './bills.ts';
import { runReasons, settleStates } from './pay-run.ts';

type Input = Output<typeof contract.decideBill.input>;

/** Holds a bill, lets it go, rejects it, or pays for the company what its upline still owes. */
export async function decideBill(
  house: House,
  caller: Caller,
  { billId, action, reason }: Input,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const bill = await lockBill(tx, billId);
    await decisions[action](house, tx, bill, reason);
    await recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action: `agents.bill.${pasts[action]}`,
      subject: `bill:${bill.id}`,
      after: { reason, runId: String(bill.run_id) },
      address: caller.address,
    });
  });
  return null;
}

const pasts = { HOLD: 'held', RELEASE: 'released', REJECT: 'rejected', COVER: 'covered' } as const;

type Bill = BillRow & { isPaidRun: boolean };

async function lockBill(tx: Transaction, billId: string): Promise<Bill> {
  const found = await tx
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', BigInt(billId))
    .executeTakeFirst();
  if (!found) refuse('NOT_FOUND');
  // The run is locked first, as everyone who pays or counts it does.
  const run = await tx
    .selectFrom('pay_runs')
    .select('state')
    .where('id', '=', found.run_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const bill = await tx
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirst();
  return { ...(bill ?? refuse('NOT_FOUND')), isPaidRun: run.state === 'PAID' };
}

type Decide = (house: House, tx: Transaction, bill: Bill, reason: string) => Promise<void>;

const decisions: Record<Input['action'], Decide> = {
  HOLD: async (_house, tx, bill, reason) => {
    if (bill.state !== 'PENDING_APPROVAL' || bill.held_reason !== null) refuse('ALREADY_DECIDED');
    await tx.updateTable('bills').set({ held_reason: reason }).where('id', '=', bill.id).execute();
  },
  RELEASE: async (house, tx, bill) => {
    if (bill.held_reason === null || bill.state === 'REJECTED') refuse('ALREADY_DECIDED');
    // Nobody could pay it while it was held: it is due from now on.
    const due_at = bill.isPaidRun ? house.clock.now() : null;
    await tx
      .updateTable('bills')
      .set({ held_reason: null, due_at })
      .where('id', '=', bill.id)
      .execute();
    if (!bill.isPaidRun) return;
    if (bill.payer_id === null) await payForCompany(house, tx, bill);
    await settleStates(tx, bill.run_id);
  },
  REJECT: async (_house, tx, bill, reason) => {
    if (bill.state === 'REJECTED' || bill.paid === bill.gross) refuse('ALREADY_DECIDED');
    await tx
      .updateTable('bills')
      .set({ state: 'REJECTED', reason, held_reason: null })
      .where('id', '=', bill.id)
      .execute();
    if (bill.isPaidRun) await settleStates(tx, bill.run_id);
  },
  COVER: async (house, tx, bill) => {
    const isOwed = bill.payer_id !== null && bill.isPaidRun && bill.held_reason === null;
    if (!isOwed || bill.state === 'REJECTED' || bill.paid === bill.gross) {
      refuse('ALREADY_DECIDED');
    }
    await payForCompany(house, tx, bill);
    await settleStates(tx, bill.run_id);
  },
};

/** The company pays what is missing, from its own account. */
async function payForCompany(house: House, tx: Transaction, bill: Bill): Promise<void> {
  const amount = bill.gross - bill.paid;
  // Who owed it gets nothing back for it when the run is counted again.
  await sql`update bills set paid = gross,
      calculation = calculation || jsonb_build_object('covered', ${String(amount)}::text)
    where id = ${bill.id}`.execute(tx);
  if (amount === 0n) return;
  const row: Transfer = {
    memberId: bill.receiver_id,
    purpose: 'cash',
    currency: BRAND_CURRENCY,
    counter: 'agents',
    amount,
    reason: runReasons[bill.kind],
    key: `#bill.${bill.id}.company`,
  };
  await postTogether(tx, [row], house.clock.now());
}
