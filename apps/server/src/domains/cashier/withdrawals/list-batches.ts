import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';

type Batch = Pick<
  Selectable<Tables['payout_batches']>,
  'id' | 'hash' | 'count' | 'sum' | 'made_by' | 'made_at'
>;
type BatchRow = Output<typeof contract.makeBatch.value>;

const COLUMNS = ['id', 'hash', 'count', 'sum', 'made_by', 'made_at'] as const;

export async function listBatches(
  house: House,
  input: Output<typeof contract.listBatches.input>,
): Promise<Output<typeof contract.listBatches.value>> {
  const { count } = await house.db
    .selectFrom('payout_batches')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await house.db
    .selectFrom('payout_batches')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .$call(onPage(input))
    .execute();
  const list = await toBatchRows(house, rows);
  return pageOf(list, count, input);
}

export async function showBatchRow(house: House, id: bigint): Promise<BatchRow> {
  const row = await house.db
    .selectFrom('payout_batches')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  const [batch] = await toBatchRows(house, [row ?? refuse('NOT_FOUND')]);
  return batch!;
}

export async function showBatch(
  house: House,
  batchId: string,
): Promise<Output<typeof contract.showBatch.value>> {
  const batch = await showBatchRow(house, BigInt(batchId));
  const rows = await batchRows(house, BigInt(batchId));
  const names = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  return {
    ...batch,
    rows: rows.map((row) => ({
      withdrawId: String(row.id),
      username: names.get(row.member_id) ?? '',
      bankCode: row.bank_code,
      account: row.account_shown,
      amount: row.amount,
      state: row.state,
    })),
  };
}

/** What is in a file, in its order. */
export async function batchRows(house: House, batchId: bigint) {
  return house.db
    .selectFrom('payout_batch_rows as b')
    .innerJoin('withdrawals as w', 'w.id', 'b.withdrawal_id')
    .select(['w.id', 'w.member_id', 'w.bank_code', 'w.account_shown', 'w.amount', 'w.state'])
    .where('b.batch_id', '=', batchId)
    .orderBy('b.place')
    .execute();
}

async function toBatchRows(house: House, rows: readonly Batch[]): Promise<BatchRow[]> {
  const names = await operatorNames(house, [...new Set(rows.map(({ made_by }) => made_by))]);
  const open = await openOf(
    house,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    batchId: String(row.id),
    count: row.count,
    sum: row.sum,
    hash: row.hash,
    state: (open.get(row.id) ?? 0) > 0 ? 'PAYING' : 'DONE',
    open: open.get(row.id) ?? 0,
    madeBy: names.get(row.made_by) ?? String(row.made_by),
    madeAt: row.made_at.getTime(),
  }));
}

async function openOf(house: House, ids: readonly bigint[]): Promise<Map<bigint, number>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('payout_batch_rows as b')
    .innerJoin('withdrawals as w', 'w.id', 'b.withdrawal_id')
    .select(['b.batch_id', sql<number>`count(*)::int`.as('count')])
    .where('b.batch_id', 'in', ids)
    .where('w.state', '=', 'PAYING')
    .groupBy('b.batch_id')
    .execute();
  return new Map(rows.map(({ batch_id, count }) => [batch_id, count]));
}
