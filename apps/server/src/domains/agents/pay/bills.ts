import type { agentsPay as contract, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import { begin, type Database, type Tables, type Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY, moveRows, postTogether } from '../../wallet/index.ts';
import { dayText } from '../contracts/contract-rows.ts';
import { namesOf } from '../tree/names.ts';
import { runReasons, settleStates } from './pay-run.ts';
import type { RunKind } from './run-bills.ts';

type Input = Output<typeof contract.dividendBills.input>;
type Shown = Output<typeof contract.dividendBills.value>;
export type BillRow = Selectable<Tables['bills']>;

/** One's own bills, or those one owes to direct downlines; nobody else's can be asked for. */
export async function listBills(
  { db }: House,
  memberId: bigint,
  kind: RunKind,
  { side, state, page, size }: Input,
): Promise<Shown> {
  const whose = side === 'RECEIVED' ? 'receiver_id' : 'payer_id';
  const all = db
    .selectFrom('bills')
    .where(whose, '=', memberId)
    .where('kind', '=', kind)
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const [rows, { count }] = await Promise.all([
    all
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list: await showBills(db, rows), total: count, totalPages: Math.ceil(count / size) };
}

export async function showBills(
  db: Database | Transaction,
  rows: readonly BillRow[],
): Promise<Shown['list']> {
  const names = await namesOf(
    db,
    rows.flatMap(({ receiver_id, payer_id }) => [receiver_id, payer_id ?? 0n]),
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    receiver: names.get(row.receiver_id) ?? '',
    payer: names.get(row.payer_id ?? 0n) ?? '',
    from: dayText(row.period_from) ?? '',
    to: dayText(row.period_to) ?? '',
    gross: row.gross,
    paid: row.paid,
    owed: row.owed,
    owedPaid: row.owed_paid,
    state: row.state,
    reason: row.reason ?? row.held_reason,
    at: row.at.getTime(),
    isHeld: row.held_reason !== null,
    calculation: row.calculation,
  }));
}

const OPEN: BillRow['state'][] = ['PAYABLE', 'PART_PAID', 'INSUFFICIENT'];

/** An upline pays what is still missing, from their own wallet; a bill can be paid to its gross only. */
export async function payBills(
  house: House,
  payerId: bigint,
  billIds: readonly string[],
): Promise<{ paid: bigint }> {
  return begin(house.db, async (tx) => {
    const wanted = [...new Set(billIds)].map(BigInt);
    // The runs are locked first: nobody counts one again between what is read and what is paid.
    await sql`select id from pay_runs where id in (select run_id from bills
      where id = any(${wanted.map(String)}::bigint[]) and payer_id = ${payerId})
      order by id for update`.execute(tx);
    const bills = await tx
      .selectFrom('bills')
      .selectAll()
      .where('id', 'in', wanted)
      .where('payer_id', '=', payerId)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (bills.length !== wanted.length) refuse('NOT_FOUND');
    const open = bills.filter((bill) => OPEN.includes(bill.state) && bill.paid < bill.gross);
    const moves = open.flatMap((bill) => {
      const reason = runReasons[bill.kind];
      return moveRows({
        from: { memberId: payerId, purpose: 'cash', currency: BRAND_CURRENCY },
        to: { memberId: bill.receiver_id, purpose: 'cash', currency: BRAND_CURRENCY },
        amount: bill.gross - bill.paid,
        reasons: [reason, reason],
        key: `#bill.${bill.id}.${bill.paid}`,
      });
    });
    await postTogether(tx, moves, house.clock.now());
    const paid = open.map(({ id }) => id);
    await sql`update bills set paid = gross where id = any(${paid.map(String)}::bigint[])`.execute(
      tx,
    );
    for (const runId of new Set(open.map(({ run_id }) => run_id))) await settleStates(tx, runId);
    return { paid: open.reduce((sum, bill) => sum + bill.gross - bill.paid, 0n) };
  });
}

/** Who is frozen gets nothing: what they were still owed is rejected, and no longer owed. */
export const frozenBills = listen({
  name: 'agents.frozen-bills',
  events: ['member.frozen'],
  handle: async (tx, events) => {
    const ids = events.map(({ payload }) => payload.memberId);
    const { rows } = await sql<{ run_id: bigint; is_paid: boolean }>`
      update bills b set state = 'REJECTED', reason = 'ACCOUNT_FROZEN' from pay_runs r
      where b.receiver_id = any(${ids}::bigint[]) and r.id = b.run_id
        and b.state in ('PENDING_APPROVAL', 'PAYABLE', 'PART_PAID', 'INSUFFICIENT')
        and b.paid < b.gross
      returning b.run_id, r.state = 'PAID' as is_paid`.execute(tx);
    const paid = rows.filter(({ is_paid }) => is_paid).map(({ run_id }) => run_id);
    for (const runId of new Set(paid)) await settleStates(tx, runId);
  },
});
