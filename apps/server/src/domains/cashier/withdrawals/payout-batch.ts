import { createHash } from 'node:crypto';
import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import { csvLine } from '@baize/csv';
import { moneyText } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openPayoutAccounts } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { Withdrawal } from '../tables.ts';
import { showBatchRow } from './list-batches.ts';
import { takeStep } from './withdrawal-steps.ts';

const MAX_ROWS = 1_000;

/**
 * Approved withdrawals become one file for the bank. Their rows are locked, they are being paid from
 * here on, and none goes into a second file.
 */
export async function makeBatch(
  house: House,
  caller: Caller,
  { withdrawIds, ...said }: Output<typeof contract.makeBatch.input>,
): Promise<Output<typeof contract.makeBatch.value>> {
  const note = maskCardNumbers(said.note);
  const id = await begin(house.db, async (tx) => {
    const rows = await lockApproved(tx, withdrawIds.map(BigInt));
    if (rows.length === 0) refuse('WITHDRAWAL_STATE');
    if (withdrawIds.length > 0 && rows.length !== new Set(withdrawIds).size) {
      refuse('WITHDRAWAL_STATE');
    }
    const content = await fileOf(house, rows);
    const hash = createHash('sha256').update(content).digest('hex');
    const sum = rows.reduce((total, { remaining }) => total + remaining, 0n);
    const at = house.clock.now();
    const made = { count: rows.length, sum, note, made_by: caller.operatorId, made_at: at };
    const batch = await tx
      .insertInto('payout_batches')
      .values({ ...made, content_sealed: house.keys.seal(content), hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const placed = rows.map((row, place) => ({
      withdrawal_id: row.id,
      batch_id: batch.id,
      place,
    }));
    await tx.insertInto('payout_batch_rows').values(placed).execute();
    const step = { state: 'PAYING', actor: actorOf(caller), at, note } as const;
    for (const row of rows) await takeStep(tx, row, { ...step, amount: row.remaining });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.batch.made',
      subject: `batch:${batch.id}`,
      after: { count: rows.length, sum: String(sum), hash, note },
      address: caller.address,
    });
    return batch.id;
  });
  return showBatchRow(house, id);
}

async function lockApproved(tx: Transaction, ids: readonly bigint[]): Promise<Withdrawal[]> {
  let query = tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', '=', 'APPROVED')
    .where('id', 'not in', (of) => of.selectFrom('payout_batch_rows').select('withdrawal_id'))
    .orderBy('id')
    .limit(MAX_ROWS)
    .forUpdate();
  if (ids.length > 0) query = query.where('id', 'in', ids);
  return query.execute();
}

const HEAD = ['withdrawal', 'bank', 'network', 'account', 'holder', 'amount', 'currency'];

async function fileOf(house: House, rows: readonly Withdrawal[]): Promise<string> {
  const accounts = await openPayoutAccounts(
    house,
    rows.map(({ payout_account_id }) => payout_account_id),
  );
  const lines = rows.map(({ id, payout_account_id, remaining }) => {
    const to = accounts.get(payout_account_id);
    if (!to) throw new Error(`Withdrawal ${id} goes to a payout account that does not exist`);
    const { bankCode, network, account, holder } = to;
    const sum = moneyText(remaining);
    return csvLine([String(id), bankCode, network ?? '', account, holder, sum, BRAND_CURRENCY]);
  });
  return [csvLine(HEAD), ...lines].join('');
}

/** The file as it was made. It names full account numbers, so each reading is on record. */
export async function openBatchFile(
  house: House,
  caller: Caller,
  batchId: string,
): Promise<{ content: string; hash: string }> {
  return begin(house.db, async (tx) => {
    const batch = await tx
      .selectFrom('payout_batches')
      .select(['content_sealed', 'hash'])
      .where('id', '=', BigInt(batchId))
      .executeTakeFirst();
    if (!batch) refuse('NOT_FOUND');
    const content = house.keys.open(batch.content_sealed);
    const hash = createHash('sha256').update(content).digest('hex');
    if (hash !== batch.hash) throw new Error(`Payout file ${batchId} is not what it was`);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.batch.read',
      subject: `batch:${batchId}`,
      after: { hash },
      address: caller.address,
    });
    return { content, hash };
  });
}
